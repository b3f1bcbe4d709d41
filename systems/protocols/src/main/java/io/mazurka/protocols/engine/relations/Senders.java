package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalFacts;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.NumberSet;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Tells which transitions can still send one of a set of letters, given the local states of all
 * processes. Sets of letters are numbered in the order of their first use; each answer is computed
 * once. Shared between workers.
 */
final class Senders {

  /** The number of the empty set of letters. */
  static final int NOBODY = -1;

  private final LocalAnalysis analysis;
  private final TransitionSets sets;
  private final AppendOnlyTable<NumberSet> letters = new AppendOnlyTable<>();
  private final ObjectMemo<Able> known = new ObjectMemo<>(number -> find(letters.get(number)));

  /** The possible senders of a set of letters. */
  private static final class Able {

    /** The processes that can send one of the letters in some local state. */
    private final int[] processes;

    /**
     * For each of these processes and each local state, the transitions that can still send one.
     */
    private final long[][] transitions;

    Able(int[] processes, long[][] transitions) {
      this.processes = processes;
      this.transitions = transitions;
    }
  }

  Senders(LocalAnalysis analysis, TransitionSets sets) {
    this.analysis = analysis;
    this.sets = sets;
  }

  /** The number of a set of letters. */
  int number(BitSet some) {
    return some.isEmpty() ? NOBODY : letters.number(NumberSet.of(some));
  }

  private Able find(NumberSet some) {
    int[] processes =
        analysis.graphs().stream()
            .mapToInt(LocalGraph::process)
            .filter(process -> canSend(process, some))
            .toArray();
    return new Able(
        processes,
        Arrays.stream(processes).mapToObj(process -> able(process, some)).toArray(long[][]::new));
  }

  private boolean canSend(int process, NumberSet some) {
    return analysis.graphs().get(process).locals().stream()
        .anyMatch(local -> analysis.facts(process).canStillSend(local).intersects(some));
  }

  /**
   * Adds the transitions that can still send a letter of a set.
   *
   * @param locals the local state of each process, or {@link RemainingTransitions#CRASHED}
   */
  void addTo(int number, int[] locals, long[] set) {
    Able senders = known.of(number);
    int[] processes = senders.processes;
    for (int index = 0; index < processes.length; index++) {
      int local = locals[processes[index]];
      if (local != RemainingTransitions.CRASHED) {
        long[] able = senders.transitions[index];
        for (int word = 0; word < set.length; word++) {
          set[word] |= able[local * set.length + word];
        }
      }
    }
  }

  private long[] able(int process, NumberSet some) {
    LocalFacts facts = analysis.facts(process);
    List<Integer> locals = analysis.graphs().get(process).locals();
    int words = sets.none().length;
    long[] able = new long[(locals.get(locals.size() - 1) + 1) * words];
    for (int local : locals) {
      for (ProtocolTransition transition : sets.own(process)) {
        if (facts.sends(local, transition.regular()).intersects(some)) {
          able[local * words + transition.number() / Long.SIZE] |= 1L << transition.number();
        }
      }
    }
    return able;
  }
}
