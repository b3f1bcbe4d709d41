package io.mazurka.protocols.engine.conditions;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.PropertyDefinition.Clause;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.conditions.watching.Effort;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.roles.Observed;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Properties in the form that reductions use. A condition with too many combinations of local
 * states to try is divided into smaller conditions, or restricted to the parts of local states that
 * it depends on.
 */
public final class DividedProperties {

  private final LocalAnalysis analysis;
  private final List<ProcessComponent> processes;
  private final Effort effort;
  private final Map<PropertyDefinition, PropertyDefinition> divided = new HashMap<>();
  private final Map<PropertyDefinition, String> gaps = new LinkedHashMap<>();
  private final Map<Clause, ClauseChanges> changes = new HashMap<>();
  private final Map<ProcessId, List<Object>> states = new HashMap<>();

  /**
   * @param analysis a complete analysis of the protocol
   * @param processes all of its processes
   */
  public DividedProperties(
      LocalAnalysis analysis, List<ProcessComponent> processes, Effort effort) {
    this.analysis = analysis;
    this.processes = processes;
    this.effort = effort;
  }

  /** These properties; those that are too large are divided if possible. */
  public synchronized List<PropertyDefinition> of(List<PropertyDefinition> all) {
    return all.stream().map(property -> divided.computeIfAbsent(property, this::divide)).toList();
  }

  /** Notes on the properties of which not everything is known. */
  public synchronized List<String> gaps(List<PropertyDefinition> all) {
    of(all);
    return all.stream().filter(gaps::containsKey).map(gaps::get).toList();
  }

  private PropertyDefinition divide(PropertyDefinition property) {
    ModelThread.phase(() -> "looking at what %s depends on".formatted(property.title()));
    List<String> roles =
        property.reads().stream().filter(Role.class::isInstance).map(Observed::name).toList();
    if (property.clauses().isEmpty() && !roles.isEmpty()) {
      gaps.put(
          property,
          "every step of %s counts as visible, as %s reads a monitor, too"
              .formatted(String.join(" and ", roles), property.title()));
    }
    try {
      List<Clause> clauses = new ArrayList<>();
      property.clauses().forEach(clause -> clauses.addAll(divide(property, clause)));
      return clauses.equals(property.clauses()) ? property : property.withClauses(clauses);
    } finally {
      ModelThread.phase(null);
    }
  }

  private List<Clause> divide(PropertyDefinition property, Clause clause) {
    if (changes(clause).isNarrow()) {
      return List.of(clause);
    }
    WideClause reading = reading(property, clause);
    Clause whole = reading.withAspects();
    if (changes(whole).isNarrow()) {
      return List.of(whole);
    }
    List<Clause> parts = reading.divide().orElse(List.of(whole));
    if (parts.stream().allMatch(part -> changes(part).isNarrow())) {
      return parts;
    }
    return wide(parts.size() == 1 ? parts.get(0) : whole)
        .tried()
        .map(this::exact)
        .orElseGet(() -> givenUp(property, parts));
  }

  private List<Clause> exact(Clause clause) {
    changes.put(clause, changes(clause, true));
    return List.of(clause);
  }

  private List<Clause> givenUp(PropertyDefinition property, List<Clause> parts) {
    ClauseChanges widest =
        parts.stream()
            .map(this::changes)
            .max(Comparator.comparingDouble(ClauseChanges::combinations))
            .orElseThrow();
    gaps.put(property, gap(property, widest));
    return parts;
  }

  /** The changes that matter to a clause of a divided property. */
  public synchronized ClauseChanges changes(Clause clause) {
    return changes.computeIfAbsent(clause, fresh -> changes(fresh, false));
  }

  private ClauseChanges changes(Clause clause, boolean exact) {
    return new ClauseChanges(clause, values(clause.processes(), clause.aspects()), effort, exact);
  }

  private WideClause wide(Clause clause) {
    return new WideClause(clause, values(clause.processes(), clause.aspects()), effort);
  }

  /**
   * The clause, restricted to the variables that its property declares to read, if it declares any.
   */
  private WideClause reading(PropertyDefinition property, Clause clause) {
    List<Function<Object, Object>> aspects = new ArrayList<>();
    for (int position = 0; position < clause.processes().size(); position++) {
      Role<?> role = component(clause.processes().get(position)).process().role();
      aspects.add(property.declaredAspect(role).orElse(clause.aspects().get(position)));
    }
    WideClause reading = new WideClause(clause, values(clause.processes(), aspects), effort);
    if (!property.variables().isEmpty()) {
      reading
          .contradiction()
          .ifPresent(
              both -> {
                throw new ModelMisbehavedException(
                    "%s looks at more than reads(...) says: it tells apart %s"
                        .formatted(property.title(), both),
                    null);
              });
    }
    return reading;
  }

  private static String gap(PropertyDefinition property, ClauseChanges widest) {
    String roles =
        property.reads().stream().map(Observed::name).collect(Collectors.joining(" and "));
    String smaller = widest.positions() > 2 ? "with forEachPair, with allMatch on a stream, " : "";
    return String.format(
        Locale.ROOT,
        "every step that %s might notice counts as visible, as it looks at %s combinations of local"
            + " states of %s, too many to try; state it %sover(%s, projection) or with reads(...)",
        property.title(),
        ConditionTrial.text(widest.combinations()),
        roles,
        smaller,
        property.reads().get(0).name());
  }

  private List<LocalValues> values(List<ProcessId> ids, List<Function<Object, Object>> aspects) {
    List<LocalValues> values = new ArrayList<>();
    for (int position = 0; position < ids.size(); position++) {
      values.add(new LocalValues(states(ids.get(position)), aspects.get(position)));
    }
    return values;
  }

  private ProcessComponent component(ProcessId id) {
    return processes.stream()
        .filter(process -> process.process().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private List<Object> states(ProcessId id) {
    return states.computeIfAbsent(
        id,
        fresh -> {
          int index = component(fresh).process().index();
          LocalGraph graph = analysis.graphs().get(index);
          return graph.locals().stream()
              .map(local -> analysis.background().meaning().local(index, local))
              .toList();
        });
  }
}
