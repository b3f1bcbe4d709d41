package io.mazurka.protocols;

import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.protocols.PropertyDefinition.Clause;
import io.mazurka.protocols.PropertyDefinition.FailureText;
import io.mazurka.protocols.PropertyDefinition.ListedStates;
import io.mazurka.protocols.PropertyDefinition.ProjectedStates;
import io.mazurka.protocols.PropertyDefinition.Untimed;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Observed;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The declaration of a property: a condition that should hold in every state (an invariant), in
 * some reachable state, or in every terminal state. Each of the methods that take a condition
 * completes the declaration.
 */
public final class PropertyBuilder {

  private final String name;
  private final Kind kind;
  private final Consumer<PropertyDefinition> protocol;
  private final List<LocalVariable> variables = new ArrayList<>();
  private Optional<PropertyDefinition> premise = Optional.empty();

  PropertyBuilder(String name, Kind kind, Consumer<PropertyDefinition> protocol) {
    this.name = name;
    this.kind = kind;
    this.protocol = protocol;
  }

  /**
   * Declares that the condition reads no other variables of the roles to which these variables
   * belong. This declaration is optional; it makes reductions stronger.
   */
  public PropertyBuilder reads(LocalVariable... some) {
    variables.addAll(List.of(some));
    return this;
  }

  /** Requires that the local state of every member of {@code role} satisfies {@code condition}. */
  public <S> void forEach(Role<S> role, Predicate<S> condition) {
    complete(
        List.of(role),
        snapshot -> {
          List<S> states = snapshot.of(role);
          for (int i = 0; i < states.size(); i++) {
            if (!condition.test(states.get(i))) {
              return Optional.of(FailureText.of(role, i, states));
            }
          }
          return Optional.empty();
        },
        role.members().stream()
            .map(member -> new Clause(List.of(member), states -> condition.test(at(states, 0))))
            .toList());
  }

  /**
   * Requires that every member of {@code role} whose local state satisfies {@code premise}
   * satisfies {@code conclusion}. If no member ever satisfies the premise, the report says so.
   */
  public <S> void forEach(Role<S> role, Predicate<S> premise, Predicate<S> conclusion) {
    suppose(absence -> absence.forEach(role, premise.negate()));
    forEach(role, state -> !premise.test(state) || conclusion.test(state));
  }

  /** Requires that the local state of some member of {@code role} satisfies {@code condition}. */
  public <S> void forSome(Role<S> role, Predicate<S> condition) {
    over(role).holds(snapshot -> snapshot.of(role).stream().anyMatch(condition));
  }

  /**
   * Requires that the local state of the member of {@code role} with this number, counted from 1,
   * satisfies {@code condition}.
   */
  public <S> void of(Role<S> role, int number, Predicate<S> condition) {
    ProcessId member = role.member(number);
    complete(
        List.of(role),
        snapshot ->
            condition.test(snapshot.of(role).get(number - 1))
                ? Optional.empty()
                : Optional.of(FailureText.of(role, number - 1, snapshot.of(role))),
        List.of(new Clause(List.of(member), states -> condition.test(at(states, 0)))));
  }

  /**
   * Requires that any two different members of {@code role}, the one with the smaller number first,
   * satisfy {@code condition}.
   */
  public <S> void forEachPair(Role<S> role, BiPredicate<S, S> condition) {
    complete(
        List.of(role),
        snapshot -> {
          List<S> states = snapshot.of(role);
          for (int i = 0; i < states.size(); i++) {
            for (int j = i + 1; j < states.size(); j++) {
              if (!condition.test(states.get(i), states.get(j))) {
                return Optional.of(
                    FailureText.joined(
                        FailureText.of(role, i, states), FailureText.of(role, j, states)));
              }
            }
          }
          return Optional.empty();
        },
        pairs(role, role).stream()
            .filter(pair -> isInOrder(role, pair))
            .map(pair -> clause(pair, condition))
            .toList());
  }

  /**
   * Requires that any member of {@code one} and any member of {@code other} satisfy {@code
   * condition}.
   */
  public <S, T> void forEachPair(Role<S> one, Role<T> other, BiPredicate<S, T> condition) {
    complete(
        List.of(one, other),
        snapshot -> {
          List<S> states = snapshot.of(one);
          List<T> others = snapshot.of(other);
          for (int i = 0; i < states.size(); i++) {
            for (int j = 0; j < others.size(); j++) {
              if (!condition.test(states.get(i), others.get(j))) {
                return Optional.of(
                    FailureText.joined(
                        FailureText.of(one, i, states), FailureText.of(other, j, others)));
              }
            }
          }
          return Optional.empty();
        },
        pairs(one, other).stream().map(pair -> clause(pair, condition)).toList());
  }

  /**
   * Requires that any two members of {@code role} that satisfy {@code premise} satisfy {@code
   * conclusion}. If no pair ever satisfies the premise, the report says so.
   */
  public <S> void forEachPair(
      Role<S> role, BiPredicate<S, S> premise, BiPredicate<S, S> conclusion) {
    suppose(absence -> absence.forEachPair(role, premise.negate()));
    forEachPair(role, (one, other) -> !premise.test(one, other) || conclusion.test(one, other));
  }

  /**
   * Requires that a member of {@code one} and a member of {@code other} that satisfy {@code
   * premise} satisfy {@code conclusion}. If no pair ever satisfies the premise, the report says so.
   */
  public <S, T> void forEachPair(
      Role<S> one, Role<T> other, BiPredicate<S, T> premise, BiPredicate<S, T> conclusion) {
    suppose(absence -> absence.forEachPair(one, other, premise.negate()));
    forEachPair(one, other, (a, b) -> !premise.test(a, b) || conclusion.test(a, b));
  }

  private static boolean isInOrder(Role<?> role, List<ProcessId> pair) {
    return role.members().indexOf(pair.get(0)) < role.members().indexOf(pair.get(1));
  }

  private static List<List<ProcessId>> pairs(Role<?> one, Role<?> other) {
    return one.members().stream()
        .flatMap(first -> other.members().stream().map(second -> List.of(first, second)))
        .toList();
  }

  private static <S, T> Clause clause(List<ProcessId> pair, BiPredicate<S, T> condition) {
    return new Clause(pair, states -> condition.test(at(states, 0), at(states, 1)));
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <S> S at(List<Object> states, int index) {
    return (S) TimedState.bare(states.get(index));
  }

  /** Requires that the state of {@code monitor} satisfies {@code condition}. */
  public <T> void of(Monitor<T> monitor, Predicate<T> condition) {
    over(monitor).holds(snapshot -> condition.test(snapshot.of(monitor)));
  }

  /** Begins a condition over several roles and monitors. */
  public Over over(Observed... parts) {
    return new Over(List.of(parts));
  }

  /**
   * Begins a condition that sees only the value of {@code projection} for each member of a role.
   * The fewer values the projection has, the stronger are reductions.
   */
  public <S, V> OverProjection<S, V> over(Role<S> role, Function<S, V> projection) {
    return new OverProjection<>(role, projection);
  }

  private void complete(
      List<Observed> reads, Function<Snapshot, Optional<String>> failure, List<Clause> clauses) {
    protocol.accept(
        new PropertyDefinition(
            name,
            kind,
            reads,
            variables,
            snapshot -> failure.apply(new Untimed(snapshot)),
            clauses,
            premise));
  }

  /**
   * Declares a premise by the opposite condition: that the premise does not hold.
   *
   * @param absence declares the opposite condition
   */
  private void suppose(Consumer<PropertyBuilder> absence) {
    if (kind != Kind.INVARIANT) {
      throw new IllegalArgumentException(
          "%s '%s' has a premise, but only invariants do; say all of it in one condition"
              .formatted(
                  switch (kind) {
                    case AT_END -> "atEnd";
                    case CONSTRAINT -> "constraint";
                    default -> "sometimes";
                  },
                  name));
    }
    PropertyBuilder inner =
        new PropertyBuilder(name, Kind.GOAL, built -> premise = Optional.of(built));
    inner.variables.addAll(variables);
    absence.accept(inner);
  }

  /** A condition over several parts of the protocol. */
  public final class Over {

    private final List<Observed> reads;

    private Over(List<Observed> reads) {
      this.reads = reads;
    }

    /**
     * Requires that {@code conclusion} holds wherever {@code premise} holds. If the premise never
     * holds, the report says so.
     */
    public void holds(Predicate<Snapshot> premise, Predicate<Snapshot> conclusion) {
      suppose(absence -> absence.over(reads.toArray(Observed[]::new)).holds(premise.negate()));
      holds(snapshot -> !premise.test(snapshot) || conclusion.test(snapshot));
    }

    /**
     * Requires {@code condition}. Where it fails, the report shows everything that the condition
     * reads.
     */
    public void holds(Predicate<Snapshot> condition) {
      complete(
          reads,
          snapshot ->
              condition.test(snapshot)
                  ? Optional.empty()
                  : Optional.of(FailureText.of(reads, snapshot)),
          clauses(condition));
    }

    /**
     * Requires that {@code failure} returns nothing; what it returns instead is the reason in the
     * report.
     */
    public void fails(Function<Snapshot, Optional<String>> failure) {
      complete(reads, failure, clauses(snapshot -> failure.apply(snapshot).isEmpty()));
    }

    /** One clause that reads all processes, if the condition reads no monitor. */
    private List<Clause> clauses(Predicate<Snapshot> condition) {
      List<ProcessId> processes = new ArrayList<>();
      for (Observed part : reads) {
        if (!(part instanceof Role<?> role)) {
          return List.of();
        }
        processes.addAll(role.members());
      }
      return List.of(
          new Clause(processes, states -> condition.test(new ListedStates(processes, states))));
    }
  }

  /** A condition over projections of the members of a role. */
  public final class OverProjection<S, V> {

    private final Role<S> role;
    private final Function<S, V> projection;

    private OverProjection(Role<S> role, Function<S, V> projection) {
      this.role = role;
      this.projection = projection;
    }

    /** Requires {@code condition} of the projections, which are in the order of the members. */
    public void holds(Predicate<List<V>> condition) {
      complete(
          List.of(role),
          snapshot -> {
            List<V> values = snapshot.of(role).stream().map(projection).toList();
            return condition.test(values)
                ? Optional.empty()
                : Optional.of(FailureText.of(role, values));
          },
          List.of(
              new Clause(
                  role.members(),
                  states -> condition.test(new ProjectedStates<>(states, this::project)),
                  Collections.nCopies(role.size(), this::project))));
    }

    @SuppressWarnings("unchecked")
    private V project(Object state) {
      return projection.apply((S) TimedState.bare(state));
    }
  }
}
