package io.mazurka.protocols.engine.conditions;

import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.PropertyDefinition.Clause;
import io.mazurka.protocols.engine.conditions.watching.ConditionWatch;
import io.mazurka.protocols.engine.conditions.watching.DecisionGraph;
import io.mazurka.protocols.engine.conditions.watching.Effort;
import io.mazurka.protocols.engine.conditions.watching.LongLived;
import io.mazurka.protocols.engine.conditions.watching.UndividedException;
import io.mazurka.protocols.roles.ProcessId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A condition on many local states. It turns out to be a conjunction of smaller conditions, or a
 * condition on only a part of the local states, or neither.
 */
final class WideClause {

  private final Clause clause;
  private final List<LocalValues> values;
  private final Effort effort;

  /**
   * @param values the local states of its processes, in classes that the clause may distinguish
   */
  WideClause(Clause clause, List<LocalValues> values, Effort effort) {
    this.clause = clause;
    this.values = values;
    this.effort = effort;
  }

  /** The same clause, with aspects that say which local states it may distinguish. */
  Clause withAspects() {
    return new Clause(
        clause.processes(),
        clause.condition(),
        values.stream().map(each -> (Function<Object, Object>) each::number).toList());
  }

  /**
   * The clause with the aspects that trying all combinations showed, if that does not take too
   * long.
   */
  Optional<Clause> tried() {
    List<List<Object>> objects = values.stream().map(LocalValues::representatives).toList();
    ConditionTruth truth =
        new ConditionTrial(
                objects,
                Collections.nCopies(objects.size(), Function.identity()),
                clause.condition())
            .truth(effort.combinations(), effort.seconds(), () -> {});
    return truth.isKnown()
        ? Optional.of(new Clause(clause.processes(), clause.condition(), aspects(truth.classes())))
        : Optional.empty();
  }

  /**
   * Two local states that the clause should not distinguish but does when tried, as text; empty if
   * there are none.
   */
  Optional<String> contradiction() {
    for (int position = 0; position < values.size(); position++) {
      LocalValues own = values.get(position);
      for (Object state : own.others()) {
        Object alike = own.representatives().get(own.number(state));
        if (holdsWith(position, state) != holdsWith(position, alike)) {
          return Optional.of(
              "%s and %s of %s"
                  .formatted(
                      ValueText.of(alike), ValueText.of(state), clause.processes().get(position)));
        }
      }
    }
    return Optional.empty();
  }

  private boolean holdsWith(int position, Object state) {
    List<Object> states = new ArrayList<>();
    values.forEach(each -> states.add(each.representatives().get(0)));
    states.set(position, state);
    try {
      return clause.condition().test(states);
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      return false;
    }
  }

  /** The clauses that watching the condition showed, if that does not take too long. */
  Optional<List<Clause>> divide() {
    try {
      return Optional.of(divide(true));
    } catch (UndividedException e) {
      if (!e.isRetried()) {
        return Optional.empty();
      }
    }
    try {
      return Optional.of(divide(false));
    } catch (UndividedException e) {
      return Optional.empty();
    }
  }

  private List<Clause> divide(boolean functions) {
    DecisionGraph graph = new DecisionGraph();
    LongLived longLived = LongLived.of(clause.condition());
    List<List<Object>> objects = values.stream().map(LocalValues::representatives).toList();
    int root =
        new ConditionWatch(graph, objects, longLived, effort, functions)
            .decision(clause.condition());
    int[] sizes = objects.stream().mapToInt(List::size).toArray();
    List<Function<Object, Object>> aspects = aspects(Distinctions.of(graph, root, sizes));
    return Conjunction.of(graph, root)
        .map(parts -> parts.parts().stream().map(part -> part(parts, part, aspects)).toList())
        .orElseGet(() -> List.of(new Clause(clause.processes(), clause.condition(), aspects)));
  }

  private List<Function<Object, Object>> aspects(List<int[]> classes) {
    List<Function<Object, Object>> aspects = new ArrayList<>();
    for (int position = 0; position < classes.size(); position++) {
      int[] own = classes.get(position);
      LocalValues known = values.get(position);
      aspects.add(state -> own[known.number(state)]);
    }
    return aspects;
  }

  private Clause part(
      Conjunction parts, Set<Integer> part, List<Function<Object, Object>> aspects) {
    int[] positions = part.stream().mapToInt(position -> position).toArray();
    List<ProcessId> processes = Arrays.stream(positions).mapToObj(clause.processes()::get).toList();
    return new Clause(
        processes,
        states -> {
          Map<Integer, Integer> numbers = new HashMap<>();
          for (int index = 0; index < positions.length; index++) {
            int position = positions[index];
            numbers.put(position, values.get(position).number(states.get(index)));
          }
          return parts.holds(part, numbers);
        },
        IntStream.of(positions).mapToObj(aspects::get).toList());
  }
}
