package io.mazurka.protocols;

import io.mazurka.kernel.options.NearMiss;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.Vacuous;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Observed;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import io.mazurka.temporal.syntax.AtomTable;
import io.mazurka.temporal.syntax.UnknownAtomException;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A property as declared: a condition on snapshots, and whether it should hold in every state, in
 * some state or in every terminal state, or is something that formulas are about.
 *
 * @param name its name
 * @param kind where it should hold; that of a formula for a proposition
 * @param reads the roles and monitors it looks at
 * @param variables all it looks at in the roles that have one of these
 * @param failure why the condition fails in a snapshot, or empty if it holds there
 * @param clauses conditions that it is the conjunction of, as small as possible; none if it reads
 *     monitors, which are not told apart
 * @param premise for an invariant with a premise, the condition that this does not hold; it is a
 *     goal to fail somewhere
 */
public record PropertyDefinition(
    String name,
    Kind kind,
    List<Observed> reads,
    List<LocalVariable> variables,
    Function<Snapshot, Optional<String>> failure,
    List<Clause> clauses,
    Optional<PropertyDefinition> premise)
    implements Vacuous {

  /**
   * A condition on the local states of some processes.
   *
   * @param processes whose local states it reads
   * @param condition whether it holds for these, in that order
   * @param aspects for each of the processes, what it can tell of a local state: two local states
   *     with equal aspects are alike to it
   */
  public record Clause(
      List<ProcessId> processes,
      Predicate<List<Object>> condition,
      List<Function<Object, Object>> aspects) {
    public Clause {
      processes = List.copyOf(processes);
      aspects = List.copyOf(aspects);
    }

    /** A condition that may tell any two local states apart, but for their timers. */
    public Clause(List<ProcessId> processes, Predicate<List<Object>> condition) {
      this(processes, condition, Collections.nCopies(processes.size(), TimedState::bare));
    }
  }

  public PropertyDefinition {
    reads = List.copyOf(reads);
    clauses = List.copyOf(clauses);
    variables = List.copyOf(variables);
  }

  @Override
  public Optional<String> missing() {
    List<String> empty =
        reads.stream()
            .filter(part -> part instanceof Role<?> role && role.size() == 0)
            .map(Observed::name)
            .distinct()
            .toList();
    return empty.isEmpty()
        ? Optional.empty()
        : Optional.of(String.join(" and ", empty) + ", of which there is none");
  }

  /**
   * The first of {@code all} with the name that is written in {@code atom}, an atom of a formula.
   *
   * @throws UnknownAtomException if there is none
   */
  public static PropertyDefinition named(String atom, List<PropertyDefinition> all) {
    String name = AtomTable.name(atom);
    return all.stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> {
              List<String> names = all.stream().map(PropertyDefinition::name).distinct().toList();
              return new UnknownAtomException(
                  1,
                  "there is no proposition '%s'%s; %s"
                      .formatted(
                          name,
                          NearMiss.question(name, names),
                          names.isEmpty()
                              ? "this model declares none"
                              : "this model has " + String.join(", ", names)));
            });
  }

  /** The same property with other clauses, of which it is the conjunction as well. */
  public PropertyDefinition withClauses(List<Clause> others) {
    return new PropertyDefinition(name, kind, reads, variables, failure, others, premise);
  }

  /** What it says it looks at in a local state of a role, if it says that. */
  public Optional<Function<Object, Object>> declaredAspect(Role<?> role) {
    List<LocalVariable> own =
        variables.stream().filter(variable -> variable.role() == role).toList();
    return own.isEmpty()
        ? Optional.empty()
        : Optional.of(state -> own.stream().map(variable -> variable.of(state)).toList());
  }

  /** What it is and its name, for messages. */
  public String title() {
    return switch (kind) {
      case SOMETIMES -> "sometimes " + name;
      case AT_END -> "at the end " + name;
      case GOAL -> "the premise of invariant " + name;
      case LTL, CTL, CTLSTAR -> "proposition " + name;
      case QUERY -> "query " + name;
      case CONSTRAINT -> "constraint " + name;
      case INVARIANT, DEADLOCK -> "invariant " + name;
    };
  }

  /** Refuses to look at what the property does not say it reads. */
  public void requireReading(Observed part) {
    if (!reads.contains(part)) {
      throw new IllegalArgumentException(
          "it reads %s without saying so; add it to over(...)".formatted(part.name()));
    }
  }

  /** Whether {@code step} may change what it looks at. */
  public boolean mayBeChangedBy(StepDefinition step) {
    return reads.stream()
        .anyMatch(
            part ->
                part instanceof Monitor<?> monitor
                    ? monitor.hears(step)
                    : part == step.role() && mayBeWrittenBy(step));
  }

  private boolean mayBeWrittenBy(StepDefinition step) {
    List<LocalVariable> own =
        variables.stream().filter(variable -> variable.role() == step.role()).toList();
    return own.isEmpty() || own.stream().anyMatch(step.access()::mayWrite);
  }

  /** What a function makes of each of some local states; it is asked when somebody looks. */
  public static final class ProjectedStates<V> extends AbstractList<V> {

    private final List<Object> states;
    private final Function<Object, V> projection;

    ProjectedStates(List<Object> states, Function<Object, V> projection) {
      this.states = states;
      this.projection = projection;
    }

    @Override
    public V get(int index) {
      return projection.apply(states.get(index));
    }

    @Override
    public int size() {
      return states.size();
    }

    @Override
    public Stream<V> stream() {
      return states.stream().map(projection);
    }
  }

  /** A snapshot without timers. */
  record Untimed(Snapshot whole) implements Snapshot {

    @Override
    @SuppressWarnings("unchecked")
    public <S> List<S> of(Role<S> role) {
      List<S> states = whole.of(role);
      return role.timers().isEmpty()
          ? states
          : states.stream().map(state -> (S) TimedState.bare(state)).toList();
    }

    @Override
    public <T> T of(Monitor<T> monitor) {
      return whole.of(monitor);
    }
  }

  /**
   * The local states of some processes, given one by one.
   *
   * @param processes all members of some roles, those of each one after the other
   * @param states their local states, in the same order
   */
  record ListedStates(List<ProcessId> processes, List<Object> states) implements Snapshot {

    @Override
    @SuppressWarnings("unchecked")
    public <S> List<S> of(Role<S> role) {
      if (role.size() == 0) {
        return List.of();
      }
      int first = processes.indexOf(role.members().get(0));
      return (List<S>)
          new ProjectedStates<>(states.subList(first, first + role.size()), TimedState::bare);
    }

    @Override
    public <T> T of(Monitor<T> monitor) {
      throw new IllegalArgumentException("it reads %s without saying so".formatted(monitor.name()));
    }
  }

  /** What a condition that failed had read, in words. */
  public static final class FailureText {

    private FailureText() {}

    /** Everything in some parts of a protocol. */
    static String of(List<Observed> parts, Snapshot snapshot) {
      List<String> texts = new ArrayList<>();
      for (Observed part : parts) {
        if (part instanceof Role<?> role) {
          addTo(texts, role, snapshot.of(role));
        } else if (part instanceof Monitor<?> monitor) {
          texts.add(of(monitor.name(), snapshot.of(monitor)));
        }
      }
      return joined(texts);
    }

    /** What each member of a role is. */
    static String of(Role<?> role, List<?> values) {
      return joined(IntStream.range(0, values.size()).mapToObj(i -> of(role, i, values)).toList());
    }

    /** What one member of a role is. */
    static String of(Role<?> role, int index, List<?> states) {
      return of(role.members().get(index).toString(), states.get(index));
    }

    /** What a process or monitor with this name is. */
    public static String of(String name, Object state) {
      return name + (state instanceof Record ? " has " : " is ") + ValueText.brief(state);
    }

    static String joined(String one, String other) {
      return joined(List.of(one, other));
    }

    /** Texts that have commas in them are separated by semicolons. */
    public static String joined(List<String> texts) {
      boolean commas = texts.stream().anyMatch(text -> text.contains(","));
      return String.join(commas ? "; " : ", ", texts);
    }

    /** Members of a role that are alike are named together. */
    private static void addTo(List<String> texts, Role<?> role, List<?> states) {
      for (Object state : states.stream().distinct().toList()) {
        StringJoiner names = new StringJoiner(", ");
        int alike = 0;
        for (int i = 0; i < states.size(); i++) {
          if (states.get(i).equals(state)) {
            names.add(role.members().get(i).toString());
            alike++;
          }
        }
        texts.add(
            alike == 1
                ? of(names.toString(), state)
                : names + (state instanceof Record ? " have " : " are ") + ValueText.brief(state));
      }
    }
  }
}
