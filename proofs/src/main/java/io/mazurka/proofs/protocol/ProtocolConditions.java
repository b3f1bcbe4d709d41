package io.mazurka.proofs.protocol;

import io.mazurka.expressions.tree.All;
import io.mazurka.expressions.tree.Any;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.kernel.Property.Kind;
import io.mazurka.proofs.encoding.NotProvableException;
import io.mazurka.protocols.Monitor;
import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.PropertyDefinition.Clause;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.Role;
import io.mazurka.protocols.Snapshot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The invariants of a protocol as conditions on variables: that the values they look at are in none
 * of the combinations in which they fail.
 *
 * @param values what a process or a monitor can be, by its name
 * @param variables where that is kept
 */
record ProtocolConditions(Map<String, List<Object>> values, Map<String, ValueVariables> variables) {

  private static final long MOST = 1 << 18;

  /** All invariants by name. */
  Map<String, BooleanExpression> of(Protocol protocol) {
    Map<String, BooleanExpression> conditions = new LinkedHashMap<>();
    for (PropertyDefinition property : protocol.properties()) {
      if (property.kind() == Kind.INVARIANT && property.premise().isEmpty()) {
        conditions.put(property.name(), condition(property));
      }
    }
    return conditions;
  }

  private BooleanExpression condition(PropertyDefinition property) {
    if (property.clauses().isEmpty()) {
      return ofMonitors(property);
    }
    List<BooleanExpression> parts = new ArrayList<>();
    for (Clause clause : property.clauses()) {
      List<String> names = clause.processes().stream().map(ProcessId::toString).toList();
      parts.add(never(property, names, clause.aspects(), clause.condition().negate()));
    }
    return new All(parts);
  }

  private BooleanExpression ofMonitors(PropertyDefinition property) {
    List<String> names =
        property.reads().stream()
            .map(
                part -> {
                  if (part instanceof Monitor<?> monitor) {
                    return monitor.name();
                  }
                  throw new NotProvableException(
                      "%s reads a monitor and local states".formatted(property.title()));
                })
            .toList();
    List<Function<Object, Object>> aspects =
        names.stream().map(name -> Function.<Object>identity()).toList();
    return never(
        property,
        names,
        aspects,
        states -> property.failure().apply(new MonitorSnapshot(names, states)).isPresent());
  }

  /** That some values are never together so that a condition on them holds. */
  private BooleanExpression never(
      PropertyDefinition property,
      List<String> names,
      List<Function<Object, Object>> aspects,
      Predicate<List<Object>> bad) {
    List<List<List<Object>>> classes = new ArrayList<>();
    long combinations = 1;
    for (int at = 0; at < names.size(); at++) {
      Map<Object, List<Object>> alike = new LinkedHashMap<>();
      for (Object value : Objects.requireNonNull(values.get(names.get(at)))) {
        alike.computeIfAbsent(aspects.get(at).apply(value), any -> new ArrayList<>()).add(value);
      }
      classes.add(List.copyOf(alike.values()));
      combinations *= alike.size();
      if (combinations > MOST) {
        throw new NotProvableException(
            "%s depends on too many combinations of local states".formatted(property.title()));
      }
    }
    List<BooleanExpression> never = new ArrayList<>();
    addBad(names, classes, new ArrayList<>(), bad, never);
    return new All(never);
  }

  private void addBad(
      List<String> names,
      List<List<List<Object>>> classes,
      List<List<Object>> chosen,
      Predicate<List<Object>> bad,
      List<BooleanExpression> never) {
    if (chosen.size() < names.size()) {
      for (List<Object> next : classes.get(chosen.size())) {
        chosen.add(next);
        addBad(names, classes, chosen, bad, never);
        chosen.remove(chosen.size() - 1);
      }
    } else if (bad.test(chosen.stream().map(alike -> alike.get(0)).toList())) {
      List<BooleanExpression> together = new ArrayList<>();
      for (int at = 0; at < names.size(); at++) {
        ValueVariables where = Objects.requireNonNull(variables.get(names.get(at)));
        List<BooleanExpression> any = chosen.get(at).stream().map(where::is).toList();
        together.add(any.size() == 1 ? any.get(0) : new Any(any));
      }
      never.add(new All(together).not());
    }
  }

  /** The states of monitors alone. */
  private record MonitorSnapshot(List<String> names, List<Object> states) implements Snapshot {

    @Override
    public <S> List<S> of(Role<S> role) {
      throw new IllegalStateException("only monitors are read");
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T of(Monitor<T> monitor) {
      return (T) states.get(names.indexOf(monitor.name()));
    }
  }
}
