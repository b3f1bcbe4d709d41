package io.mazurka.kernel.explicit;

import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A random graph as data.
 *
 * @param states the values of each state
 * @param successors the numbers of the successors of each state
 * @param initial the numbers of the initial states
 * @param bad for each invariant the numbers of the states that violate it
 */
public record GraphPlan(
    List<List<Integer>> states,
    List<List<Integer>> successors,
    List<Integer> initial,
    List<List<Integer>> bad)
    implements Plan<GraphPlan> {

  @Override
  public Stream<GraphPlan> smaller() {
    List<Integer> all = IntStream.range(0, states.size()).boxed().toList();
    return Stream.of(
            Cuts.of(all, 1).map(this::keeping).filter(plan -> !plan.initial.isEmpty()),
            Cuts.of(bad).map(fewer -> new GraphPlan(states, successors, initial, fewer)),
            Cuts.of(initial, 1).map(fewer -> new GraphPlan(states, successors, fewer, bad)),
            Cuts.inside(successors, Cuts::of)
                .map(fewer -> new GraphPlan(states, fewer, initial, bad)),
            Cuts.inside(bad, Cuts::of)
                .map(fewer -> new GraphPlan(states, successors, initial, fewer)))
        .flatMap(plans -> plans);
  }

  /** The graph with these states only. */
  private GraphPlan keeping(List<Integer> kept) {
    return new GraphPlan(
        kept.stream().map(states::get).toList(),
        kept.stream().map(number -> renumbered(successors.get(number), kept)).toList(),
        renumbered(initial, kept),
        bad.stream().map(numbers -> renumbered(numbers, kept)).toList());
  }

  private static List<Integer> renumbered(List<Integer> numbers, List<Integer> kept) {
    return numbers.stream().filter(kept::contains).map(kept::indexOf).toList();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("initial %s, bad %s".formatted(initial, bad));
    for (int number = 0; number < states.size(); number++) {
      text.append("\n%d: %s -> %s".formatted(number, states.get(number), successors.get(number)));
    }
    return text.toString();
  }
}
