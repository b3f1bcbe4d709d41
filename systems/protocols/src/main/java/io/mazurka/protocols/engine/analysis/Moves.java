package io.mazurka.protocols.engine.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The steps of one transition in one local state, ordered by the letters that they consume. */
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
   * @param target the node to which the step leads
   * @param choice the number of the list of consumed letters
   * @param bundle the number of the list of sent letters
   */
  record Move(LocalStep step, int target, int choice, int bundle) {}

  /**
   * @param watched the letters that can keep the transition from a step
   * @param rivalry gives letters that compete the same number
   */
  Moves(List<Move> moves, NumberSet watched, IntUnaryOperator rivalry) {
    this.rivalry = rivalry;
    this.all = moves.toArray(Move[]::new);
    Arrays.sort(all, Comparator.comparingInt(Move::choice));
    this.choices = Arrays.stream(all).mapToInt(Move::choice).distinct().toArray();
    this.targets = Arrays.stream(all).mapToInt(Move::target).sorted().distinct().toArray();
    watched.stream().forEach(letter -> taken.set(rivalry.applyAsInt(letter)));
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

  /**
   * The index of the first step whose choice is at least {@code choice}, or the number of steps.
   */
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

  /** Whether the step at {@code index} exists and consumes this choice. */
  boolean isOf(int index, int choice) {
    return index < all.length && all[index].choice() == choice;
  }

  /** Whether these steps and the other steps have the same choices. */
  boolean hasChoicesOf(Moves other) {
    return Arrays.equals(choices, other.choices);
  }

  /** Whether these steps have all choices of the other steps. */
  boolean hasAllChoicesOf(Moves other) {
    return Arrays.stream(other.choices)
        .allMatch(choice -> Arrays.binarySearch(choices, choice) >= 0);
  }

  /** Whether these steps send all that the other steps send, with the same choices. */
  boolean hasAllBundlesOf(Moves other) {
    return Arrays.stream(other.all).allMatch(this::hasBundleOf);
  }

  private boolean hasBundleOf(Move move) {
    int index = first(move.choice());
    while (isOf(index, move.choice()) && all[index].bundle() != move.bundle()) {
      index++;
    }
    return isOf(index, move.choice());
  }

  /** Whether both can consume or watch the same letter or, on queues, letters of the same queue. */
  boolean takeTheSame(Moves other) {
    return taken.intersects(other.taken);
  }

  /** The letters that the steps send. */
  IntStream sentLetters() {
    return sentLetters.stream();
  }

  /**
   * Adds the letters that both can send and, on queues, all that both can send to the same queue.
   */
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
