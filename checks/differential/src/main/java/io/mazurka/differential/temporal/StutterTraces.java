package io.mazurka.differential.temporal;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Compares the behaviour of two graphs up to stuttering: the labels along infinite paths, where a
 * repeated label counts once unless it is repeated for ever. Formulas of linear time without next
 * distinguish no more than this.
 *
 * <p>Each state at the end of a path of the first graph is paired with all states of the second
 * graph at the end of paths with the same labels. Because the graphs are finite, it is enough to
 * compare finite paths, and where a label can be repeated for ever.
 */
public final class StutterTraces {

  private record Pair(int state, Set<Integer> others) {}

  private final LabelledGraph graph;
  private final LabelledGraph other;
  private final boolean[] diverging;
  private final boolean[] otherDiverging;
  private final Set<Pair> seen = new HashSet<>();
  private final ArrayDeque<Pair> open = new ArrayDeque<>();

  private StutterTraces(LabelledGraph graph, LabelledGraph other) {
    this.graph = graph;
    this.other = other;
    this.diverging = graph.diverging(graph.classes());
    this.otherDiverging = other.diverging(other.classes());
  }

  /**
   * A behaviour of {@code graph} that {@code other} does not have, as text; empty if there is none.
   */
  public static Optional<String> missing(LabelledGraph graph, LabelledGraph other) {
    return new StutterTraces(graph, other).search();
  }

  private Optional<String> search() {
    for (int state : graph.initial()) {
      Set<Integer> same = new TreeSet<>();
      other.initial().stream()
          .filter(start -> other.label(start) == graph.label(state))
          .forEach(same::add);
      add(state, same);
    }
    while (!open.isEmpty()) {
      Pair pair = open.remove();
      int label = graph.label(pair.state);
      if (pair.others.isEmpty()) {
        return Optional.of("no path comes to label %d in the same way".formatted(label));
      }
      if (diverging[pair.state] && pair.others.stream().noneMatch(each -> otherDiverging[each])) {
        return Optional.of("no path stays at label %d for ever".formatted(label));
      }
      for (int next : graph.successors().get(pair.state)) {
        add(next, graph.label(next) == label ? pair.others : after(pair.others, next));
      }
    }
    return Optional.empty();
  }

  private Set<Integer> after(Set<Integer> others, int next) {
    Set<Integer> targets = new TreeSet<>();
    for (int each : others) {
      other.successors().get(each).stream()
          .filter(target -> other.label(target) == graph.label(next))
          .forEach(targets::add);
    }
    return targets;
  }

  private void add(int state, Set<Integer> others) {
    Pair pair = new Pair(state, closed(others));
    if (seen.add(pair)) {
      open.add(pair);
    }
  }

  /** The given states, with all states reachable by steps that do not change the label. */
  private Set<Integer> closed(Set<Integer> some) {
    Set<Integer> all = new TreeSet<>(some);
    ArrayDeque<Integer> queue = new ArrayDeque<>(some);
    while (!queue.isEmpty()) {
      int state = queue.remove();
      for (int next : other.successors().get(state)) {
        if (other.label(next) == other.label(state) && all.add(next)) {
          queue.add(next);
        }
      }
    }
    return all;
  }
}
