package io.mazurka.protocols.analysis;

import io.mazurka.protocols.Channels;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;

/** Compares the two orders in which transitions of one process can be taken in a local state. */
final class Diamonds {

  /** More pairs of steps are not compared; then the transitions are dependent. */
  private static final int MOST_PAIRS = 200_000;

  private final LocalGraph graph;
  private final OwnTransitions own;
  private final Background background;

  /** Per node, then per place of a transition. */
  private final Moves[][] moves;

  /**
   * @param rivalry gives letters that compete the same number
   */
  Diamonds(LocalGraph graph, OwnTransitions own, Background background, IntUnaryOperator rivalry) {
    this.graph = graph;
    this.own = own;
    this.background = background;
    this.moves = new Moves[graph.size()][own.size()];
    Moves none = new Moves();
    for (int node = 0; node < graph.size(); node++) {
      Arrays.fill(moves[node], none);
      for (LocalStep step : graph.stepsOf(node)) {
        int place = own.place(step.transition());
        if (moves[node][place] == none) {
          moves[node][place] = new Moves();
        }
        moves[node][place].add(step, rivalry);
      }
    }
  }

  /** Adds the pairs of places whose transitions are dependent in a local state. */
  void findConflicts(int node, BitSet pairs) {
    for (int one = 0; one < own.size(); one++) {
      for (int other = 0; other < one; other++) {
        if (conflict(node, one, other)) {
          pairs.set(one * own.size() + other);
          pairs.set(other * own.size() + one);
        }
      }
    }
  }

  private boolean conflict(int node, int one, int other) {
    Moves first = moves[node][one];
    Moves second = moves[node][other];
    if (first.all().isEmpty() || second.all().isEmpty()) {
      return false;
    }
    return background
            .monitors()
            .get(own.transition(one))
            .intersects(background.monitors().get(own.transition(other)))
        || first.takeTheSame(second)
        || first.sendTheSame(second)
        || (double) first.all().size() * second.all().size() > MOST_PAIRS
        || !commutes(node, one, other)
        || !commutes(node, other, one);
  }

  /** Whether whatever is done by taking one and then the other is done the other way round, too. */
  private boolean commutes(int node, int one, int other) {
    Moves before = moves[node][other];
    for (LocalStep first : moves[node][one].all()) {
      Moves after = moves[graph.node(first.to())][other];
      if (!after.choices().equals(before.choices())) {
        return false;
      }
      for (LocalStep second : after.all()) {
        if (before.consuming(second.consumed()).stream()
            .noneMatch(swapped -> closes(first, second, swapped, one))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether {@code swapped}, taken before a step like {@code first}, does the same. */
  private boolean closes(LocalStep first, LocalStep second, LocalStep swapped, int one) {
    return swapped.sent().equals(second.sent())
        && moves[graph.node(swapped.to())][one].consuming(first.consumed()).stream()
            .anyMatch(last -> last.to() == second.to() && last.sent().equals(first.sent()));
  }

  /** Adds the pairs of places of which the first can enable the second in a local state. */
  void findEnabling(int node, BitSet pairs) {
    for (LocalStep step : graph.stepsOf(node)) {
      int place = own.place(step.transition());
      int target = graph.node(step.to());
      for (int other = 0; other < own.size(); other++) {
        int pair = place * own.size() + other;
        if (!pairs.get(pair)
            && (adds(node, target, other) || uncovers(node, place, target, other))) {
          pairs.set(pair);
        }
      }
    }
  }

  private boolean adds(int node, int target, int other) {
    return node != target
        && !moves[node][other].choices().containsAll(moves[target][other].choices());
  }

  /** Whether one takes the head of a queue that the other takes from afterwards. */
  private boolean uncovers(int node, int place, int target, int other) {
    return background.channels() == Channels.FIFO
        && moves[node][place].takeTheSame(moves[target][other]);
  }
}
