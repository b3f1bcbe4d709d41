package io.mazurka.protocols.engine.fields;

import io.mazurka.protocols.reference.Action;
import io.mazurka.protocols.reference.GlobalState;
import io.mazurka.protocols.reference.ReferenceGraph;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/** What is true of the states within a constraint and of those right behind it, by definition. */
record BoundedGraph(ReferenceGraph graph, Predicate<GlobalState> within) {

  long count(Predicate<GlobalState> wanted) {
    return graph.states().stream().filter(wanted).count();
  }

  boolean some(Predicate<GlobalState> wanted) {
    return graph.states().stream().anyMatch(wanted);
  }

  long transitions() {
    return graph.states().stream().mapToLong(state -> graph.actions(state).size()).sum();
  }

  int depth() {
    return graph.states().stream().mapToInt(graph::depth).max().orElseThrow();
  }

  /** Whether an execution may end in a state. */
  boolean isTerminal(GlobalState state) {
    return within.test(state) && graph.actions(state).stream().allMatch(Action::mishap);
  }

  /** The fewest steps to a state that is wanted. */
  OptionalInt distance(Predicate<GlobalState> wanted) {
    return graph.states().stream().filter(wanted).mapToInt(graph::depth).min();
  }

  /** Whether some execution never leaves the constraint nor meets a state that is wanted. */
  boolean avoids(Predicate<GlobalState> wanted) {
    Predicate<GlobalState> open = within.and(wanted.negate());
    Deque<GlobalState> queue = new ArrayDeque<>(graph.initialStates());
    Set<GlobalState> reached = new HashSet<>();
    while (!queue.isEmpty()) {
      GlobalState state = queue.remove();
      if (open.test(state) && reached.add(state)) {
        graph.actions(state).forEach(action -> queue.add(action.target()));
      }
    }
    if (reached.stream().anyMatch(this::isTerminal)) {
      return true;
    }
    Set<GlobalState> left = new HashSet<>(reached);
    List<GlobalState> ends;
    do {
      ends =
          left.stream()
              .filter(
                  state ->
                      graph.actions(state).stream().noneMatch(step -> left.contains(step.target())))
              .toList();
      ends.forEach(left::remove);
    } while (!ends.isEmpty());
    return !left.isEmpty();
  }
}
