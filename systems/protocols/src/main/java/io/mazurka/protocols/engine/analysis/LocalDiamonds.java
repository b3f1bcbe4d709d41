package io.mazurka.protocols.engine.analysis;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.analysis.Moves.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Compares the two orders in which transitions of one process can be taken in a local state. */
final class LocalDiamonds {

  /** If two transitions have more pairs of steps than this, they count as dependent. */
  private static final int MOST_PAIRS = 200_000;

  /** After so many comparisons of all pairs, those that are left count as dependent. */
  private static final long MOST_COMPARISONS = 2_000_000;

  private final LocalGraph graph;
  private final OwnTransitions own;
  private final Background background;
  private long comparisons;

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
    Moves none = new Moves(List.of(), NumberSet.none(), rivalry);
    Map<List<Integer>, Integer> choices = new HashMap<>();
    Map<List<Integer>, Integer> bundles = new HashMap<>();
    for (int node = 0; node < graph.size(); node++) {
      Arrays.fill(moves[node], none);
      Map<Integer, List<Move>> found = new HashMap<>();
      for (LocalStep step : graph.stepsOf(node)) {
        found
            .computeIfAbsent(own.place(step.transition()), place -> new ArrayList<>())
            .add(
                new Move(
                    step,
                    graph.node(step.to()),
                    choices.computeIfAbsent(step.consumed(), fresh -> choices.size()),
                    bundles.computeIfAbsent(step.sent(), fresh -> bundles.size())));
      }
      for (Map.Entry<Integer, List<Move>> some : found.entrySet()) {
        NumberSet watched = graph.watched(own.transition(some.getKey()));
        moves[node][some.getKey()] = new Moves(some.getValue(), watched, rivalry);
      }
    }
  }

  /**
   * Adds the pairs of transitions, by place, that are dependent in a local state whether or not
   * anybody consumes what they send. For other pairs it adds the letters in which the two orders
   * differ. Skips pairs that are in {@code pairs} already.
   */
  void findConflicts(int node, BitSet pairs, Map<Integer, BitSet> differences) {
    for (int one = 0; one < own.size(); one++) {
      for (int other = 0; other < one; other++) {
        if (!pairs.get(one * own.size() + other)) {
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
  }

  private boolean conflict(int node, int one, int other, BitSet letters) {
    Moves first = moves[node][one];
    Moves second = moves[node][other];
    if (first.size() == 0 || second.size() == 0) {
      return false;
    }
    first.addSentByBoth(second, letters);
    return background
            .monitors()
            .get(own.transition(one))
            .intersects(background.monitors().get(own.transition(other)))
        || first.takeTheSame(second)
        || (background.isBounded() && recipients(first).intersects(recipients(second)))
        || (double) first.size() * second.size() > MOST_PAIRS
        || comparisons > MOST_COMPARISONS
        || !keepsChoices(node, one, other)
        || !keepsChoices(node, other, one)
        || !commutes(node, one, other, letters)
        || !commutes(node, other, one, letters);
  }

  /** Those to whom steps send; in a bounded channel, one step may take the room of the other. */
  private BitSet recipients(Moves moves) {
    BitSet recipients = new BitSet();
    moves.sentLetters().forEach(letter -> recipients.set(background.meaning().recipient(letter)));
    return recipients;
  }

  /** Whether a step of {@code one} leaves the choices of {@code other} as they are. */
  private boolean keepsChoices(int node, int one, int other) {
    Moves before = moves[node][other];
    for (int target : moves[node][one].targets()) {
      if (!moves[target][other].hasChoicesOf(before)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether every sequence of {@code one} and {@code other} can be taken in the opposite order with
   * the same result, except for letters that only one of the orders sends.
   */
  private boolean commutes(int node, int one, int other, BitSet letters) {
    Moves firsts = moves[node][one];
    for (int index = 0; index < firsts.size(); index++) {
      Move first = firsts.get(index);
      Moves after = moves[first.target()][other];
      comparisons += after.size();
      for (int later = 0; later < after.size(); later++) {
        if (!canBeSwapped(first, after.get(later), moves[node][other], one, letters)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Whether {@code second} and then {@code first}, with the same choices, can lead to the same
   * local state. Of all ways to do so, it takes the one with the fewest differences in sent
   * letters, and adds these letters to {@code letters}.
   */
  private boolean canBeSwapped(Move first, Move second, Moves before, int one, BitSet letters) {
    BitSet least = null;
    for (int index = before.first(second.choice()); before.isOf(index, second.choice()); index++) {
      Move swapped = before.get(index);
      Moves afterwards = moves[swapped.target()][one];
      for (int end = afterwards.first(first.choice());
          afterwards.isOf(end, first.choice());
          end++) {
        Move last = afterwards.get(end);
        if (last.target() == second.target()
            && soundsTheSame(first.step(), last.step())
            && soundsTheSame(second.step(), swapped.step())) {
          if (first.bundle() == last.bundle() && second.bundle() == swapped.bundle()) {
            return true;
          }
          BitSet difference = difference(swapped.step().sent(), second.step().sent());
          difference.or(difference(last.step().sent(), first.step().sent()));
          if (least == null || difference.cardinality() < least.cardinality()) {
            least = difference;
          }
        }
      }
    }
    if (least != null) {
      letters.or(least);
    }
    return least != null;
  }

  /**
   * Whether monitors cannot distinguish the two steps: none hears the transition, or both steps
   * join the same local states.
   */
  private boolean soundsTheSame(LocalStep step, LocalStep swapped) {
    return background.monitors().get(step.transition()).isEmpty()
        || (step.from() == swapped.from() && step.to() == swapped.to());
  }

  /**
   * The letters that one list has more often than the other, or all letters if only the order
   * differs.
   */
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

  /**
   * Adds the pairs of places such that the first transition can enable the second in a local state.
   */
  void findEnabling(int node, BitSet pairs) {
    for (int place = 0; place < own.size(); place++) {
      for (int target : moves[node][place].targets()) {
        for (int other = 0; other < own.size(); other++) {
          int pair = place * own.size() + other;
          if (!pairs.get(pair)
              && (adds(node, target, other) || uncovers(node, place, target, other))) {
            pairs.set(pair);
          }
        }
      }
    }
  }

  /**
   * Whether there are new choices or, in bounded channels, steps that send something else for which
   * there may be room.
   */
  private boolean adds(int node, int target, int other) {
    Moves before = moves[node][other];
    Moves after = moves[target][other];
    return node != target
        && (!before.hasAllChoicesOf(after)
            || (background.isBounded() && !before.hasAllBundlesOf(after)));
  }

  /**
   * Whether the first transition removes the head of a queue from which the other consumes next, or
   * a letter that the other must not leave.
   */
  private boolean uncovers(int node, int place, int target, int other) {
    boolean watches = !graph.watched(own.transition(other)).isEmpty();
    return (watches || background.channels() == Channels.FIFO)
        && moves[node][place].takeTheSame(moves[target][other]);
  }
}
