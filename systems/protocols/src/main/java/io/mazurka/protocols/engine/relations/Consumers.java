package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.NumberSet;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Tells whether some process can still consume one of a set of letters, given the local states of
 * all processes. Sets of letters are numbered in the order of their first use. Shared between
 * workers.
 */
final class Consumers {

  private final LocalAnalysis analysis;
  private final AppendOnlyTable<NumberSet> sets = new AppendOnlyTable<>();

  /**
   * Per set of letters and process, the local states from which it can consume a letter of the set.
   */
  private final ObjectMemo<BitSet[]> consuming =
      new ObjectMemo<>(number -> consuming(sets.get(number)));

  /** Per letter, its sender and the letters that the sender can still consume afterwards. */
  private final Map<Integer, Answer> answers = new HashMap<>();

  private record Answer(int sender, BitSet consumedAfterwards) {}

  Consumers(LocalAnalysis analysis) {
    this.analysis = analysis;
    for (LocalGraph graph : analysis.graphs()) {
      for (int local : graph.locals()) {
        graph.steps(local).forEach(step -> noteAnswer(graph.process(), step));
      }
    }
  }

  private void noteAnswer(int sender, LocalStep step) {
    for (int letter : step.sent()) {
      BitSet consumed =
          answers
              .computeIfAbsent(letter, key -> new Answer(sender, new BitSet()))
              .consumedAfterwards();
      analysis.facts(sender).canStillConsume(step.to()).stream().forEach(consumed::set);
    }
  }

  /**
   * Those of {@code letters} that may still be consumed after some letter of {@code awaited} was
   * sent. A process that has sent an answer often no longer consumes other letters.
   */
  NumberSet consumedAfter(BitSet awaited, NumberSet letters) {
    BitSet rest = new BitSet();
    letters.stream()
        .filter(letter -> awaited.stream().anyMatch(sent -> isConsumedAfter(sent, letter)))
        .forEach(rest::set);
    return NumberSet.of(rest);
  }

  private boolean isConsumedAfter(int sent, int letter) {
    Answer answer = answers.get(sent);
    return answer != null
        && (answer.sender() != analysis.background().meaning().recipient(letter)
            || answer.consumedAfterwards().get(letter));
  }

  /** The number of a set of letters. */
  int number(NumberSet letters) {
    return sets.number(letters);
  }

  private BitSet[] consuming(NumberSet letters) {
    BitSet[] found = new BitSet[analysis.graphs().size()];
    for (LocalGraph graph : analysis.graphs()) {
      BitSet locals = new BitSet();
      for (int local : graph.locals()) {
        locals.set(
            local, analysis.facts(graph.process()).canStillConsume(local).intersects(letters));
      }
      found[graph.process()] = locals;
    }
    return found;
  }

  /**
   * Whether a letter of a set may still be consumed.
   *
   * @param locals the local state of each process, or {@link RemainingTransitions#CRASHED}
   */
  boolean any(int number, int[] locals) {
    BitSet[] found = consuming.of(number);
    for (int process = 0; process < found.length; process++) {
      int local = locals[process];
      if (local != RemainingTransitions.CRASHED && found[process].get(local)) {
        return true;
      }
    }
    return false;
  }
}
