package io.mazurka.protocols.analysis;

import io.mazurka.protocols.Channels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/** Compares the two orders in which transitions of one process can be taken in a local state. */
final class LocalDiamonds {

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
  LocalDiamonds(
      LocalGraph graph, OwnTransitions own, Background background, IntUnaryOperator rivalry) {
    this.graph = graph;
    this.own = own;
    this.background = background;
    this.moves = new Moves[graph.size()][own.size()];
    Moves none = new Moves(rivalry);
    for (int node = 0; node < graph.size(); node++) {
      Arrays.fill(moves[node], none);
      for (LocalStep step : graph.stepsOf(node)) {
        int place = own.place(step.transition());
        if (moves[node][place] == none) {
          moves[node][place] = new Moves(rivalry);
        }
        moves[node][place].add(step);
      }
    }
  }

  /**
   * Adds the pairs of places whose transitions are dependent in a local state whatever becomes of
   * what they send and, for other pairs, the letters that make a difference.
   */
  void findConflicts(int node, BitSet pairs, Map<Integer, BitSet> differences) {
    for (int one = 0; one < own.size(); one++) {
      for (int other = 0; other < one; other++) {
        BitSet letters = new BitSet();
        if (conflict(node, one, other, letters)) {
          pairs.set(one * own.size() + other);
          pairs.set(other * own.size() + one);
        } else if (!letters.isEmpty()) {
          differences.put(one * own.size() + other, letters);
          differences.put(other * own.size() + one, letters);
        }
      }
    }
  }

  private boolean conflict(int node, int one, int other, BitSet letters) {
    Moves first = moves[node][one];
    Moves second = moves[node][other];
    if (first.all().isEmpty() || second.all().isEmpty()) {
      return false;
    }
    first.addSentByBoth(second, letters);
    return background
            .monitors()
            .get(own.transition(one))
            .intersects(background.monitors().get(own.transition(other)))
        || first.takeTheSame(second)
        || (double) first.all().size() * second.all().size() > MOST_PAIRS
        || !commutes(node, one, other, letters)
        || !commutes(node, other, one, letters);
  }

  /**
   * Whether whatever is done by taking one and then the other is done the other way round, too, but
   * for some letters that only one of the orders sends.
   */
  private boolean commutes(int node, int one, int other, BitSet letters) {
    Moves before = moves[node][other];
    for (LocalStep first : moves[node][one].all()) {
      Moves after = moves[graph.node(first.to())][other];
      if (!after.choices().equals(before.choices())) {
        return false;
      }
      for (LocalStep second : after.all()) {
        Optional<BitSet> difference =
            before.consuming(second.consumed()).stream()
                .flatMap(swapped -> differences(first, second, swapped, one))
                .min(Comparator.comparingInt(BitSet::cardinality));
        if (difference.isEmpty()) {
          return false;
        }
        letters.or(difference.get());
      }
    }
    return true;
  }

  /**
   * What else is sent when {@code swapped} is taken before a step like {@code first} to the same
   * end; nothing if there is no such step.
   */
  private Stream<BitSet> differences(
      LocalStep first, LocalStep second, LocalStep swapped, int one) {
    return moves[graph.node(swapped.to())][one].consuming(first.consumed()).stream()
        .filter(last -> last.to() == second.to())
        .filter(last -> soundsTheSame(first, last) && soundsTheSame(second, swapped))
        .map(
            last -> {
              BitSet letters = difference(swapped.sent(), second.sent());
              letters.or(difference(last.sent(), first.sent()));
              return letters;
            });
  }

  /** Whether no monitor hears the transition of the two steps, or it hears the same of both. */
  private boolean soundsTheSame(LocalStep step, LocalStep swapped) {
    return background.monitors().get(step.transition()).isEmpty()
        || (step.from() == swapped.from() && step.to() == swapped.to());
  }

  /** The letters that are sent more often, or elsewhere in the order, by one than by the other. */
  private static BitSet difference(List<Integer> one, List<Integer> other) {
    BitSet letters = new BitSet();
    if (!one.equals(other)) {
      List<Integer> rest = new ArrayList<>(other);
      for (int letter : one) {
        if (!rest.remove((Integer) letter)) {
          letters.set(letter);
        }
      }
      rest.forEach(letters::set);
      if (letters.isEmpty()) {
        one.forEach(letters::set); // The same letters in another order.
      }
    }
    return letters;
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
