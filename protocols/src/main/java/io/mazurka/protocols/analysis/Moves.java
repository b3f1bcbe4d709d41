package io.mazurka.protocols.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** The steps of one transition in one local state. */
final class Moves {

  private final IntUnaryOperator rivalry;
  private final List<LocalStep> all = new ArrayList<>();
  private final Map<List<Integer>, List<LocalStep>> byConsumed = new LinkedHashMap<>();
  private final BitSet taken = new BitSet();
  private final BitSet sentLetters = new BitSet();
  private final BitSet sent = new BitSet();

  /**
   * @param rivalry gives letters that compete the same number
   */
  Moves(IntUnaryOperator rivalry) {
    this.rivalry = rivalry;
  }

  void add(LocalStep step) {
    all.add(step);
    byConsumed.computeIfAbsent(step.consumed(), key -> new ArrayList<>()).add(step);
    step.consumed().forEach(letter -> taken.set(rivalry.applyAsInt(letter)));
    for (int letter : step.sent()) {
      sentLetters.set(letter);
      sent.set(rivalry.applyAsInt(letter));
    }
  }

  List<LocalStep> all() {
    return all;
  }

  /** The choices of letters that the steps can consume. */
  Set<List<Integer>> choices() {
    return byConsumed.keySet();
  }

  /** The steps that consume this. */
  List<LocalStep> consuming(List<Integer> letters) {
    return byConsumed.getOrDefault(letters, List.of());
  }

  /** Whether these and the other ones can take the same letter, or from the same queue. */
  boolean takeTheSame(Moves other) {
    return taken.intersects(other.taken);
  }

  /** Adds the letters that these and the other ones can send, or to the same queue. */
  void addSentByBoth(Moves other, BitSet both) {
    BitSet rivals = (BitSet) sent.clone();
    rivals.and(other.sent);
    BitSet either = (BitSet) sentLetters.clone();
    either.or(other.sentLetters);
    either.stream().filter(letter -> rivals.get(rivalry.applyAsInt(letter))).forEach(both::set);
  }
}
