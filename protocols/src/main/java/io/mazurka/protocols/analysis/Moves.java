package io.mazurka.protocols.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The steps of one transition in one local state, ordered by what they consume. */
final class Moves {

  private final IntUnaryOperator rivalry;
  private final Move[] all;

  /** The choices of letters that the steps can consume, ascending. */
  private final int[] choices;

  /** The nodes that the steps lead to. */
  private final int[] targets;

  private final BitSet taken = new BitSet();
  private final BitSet sentLetters = new BitSet();
  private final BitSet sent = new BitSet();

  /**
   * A step.
   *
   * @param target the node it leads to
   * @param choice the number of what it consumes
   * @param bundle the number of what it sends
   */
  record Move(LocalStep step, int target, int choice, int bundle) {}

  /**
   * @param rivalry gives letters that compete the same number
   */
  Moves(List<Move> moves, IntUnaryOperator rivalry) {
    this.rivalry = rivalry;
    this.all = moves.toArray(Move[]::new);
    Arrays.sort(all, Comparator.comparingInt(Move::choice));
    this.choices = Arrays.stream(all).mapToInt(Move::choice).distinct().toArray();
    this.targets = Arrays.stream(all).mapToInt(Move::target).sorted().distinct().toArray();
    for (Move move : all) {
      move.step().consumed().forEach(letter -> taken.set(rivalry.applyAsInt(letter)));
      for (int letter : move.step().sent()) {
        sentLetters.set(letter);
        sent.set(rivalry.applyAsInt(letter));
      }
    }
  }

  int size() {
    return all.length;
  }

  Move get(int index) {
    return all[index];
  }

  int[] targets() {
    return targets;
  }

  /** The index of the first step that consumes this choice, or one of another choice, or none. */
  int first(int choice) {
    int low = 0;
    int high = all.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (all[middle].choice() < choice) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Whether there is a step at an index that consumes this choice. */
  boolean isOf(int index, int choice) {
    return index < all.length && all[index].choice() == choice;
  }

  /** Whether these and the other ones can consume the same. */
  boolean hasChoicesOf(Moves other) {
    return Arrays.equals(choices, other.choices);
  }

  /** Whether these can consume all that the other ones can. */
  boolean hasAllChoicesOf(Moves other) {
    return Arrays.stream(other.choices)
        .allMatch(choice -> Arrays.binarySearch(choices, choice) >= 0);
  }

  /** Whether these and the other ones can take the same letter, or from the same queue. */
  boolean takeTheSame(Moves other) {
    return taken.intersects(other.taken);
  }

  /** Adds the letters that these and the other ones can send, or to the same queue. */
  void addSentByBoth(Moves other, BitSet both) {
    if (sent.intersects(other.sent)) {
      BitSet rivals = (BitSet) sent.clone();
      rivals.and(other.sent);
      BitSet either = (BitSet) sentLetters.clone();
      either.or(other.sentLetters);
      either.stream().filter(letter -> rivals.get(rivalry.applyAsInt(letter))).forEach(both::set);
    }
  }
}
