package io.mazurka.protocols.relations;

import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.analysis.LocalFacts;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.analysis.NumberSet;
import io.mazurka.protocols.programs.ProtocolTransition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who can still send one of a set of letters, given the local states of all processes. Sets of
 * letters are numbered as they come up; answers are computed once for each local state.
 */
final class Senders {

  /** The number of the empty set of letters. */
  static final int NOBODY = -1;

  private final LocalAnalysis analysis;
  private final TransitionSets sets;
  private final List<NumberSet> letters = new ArrayList<>();
  private final Map<NumberSet, Integer> numbers = new HashMap<>();

  /** Per set of letters, the processes that can ever send one of them. */
  private int[][] processes = new int[16][];

  /** Per set of letters and process, for each local state the transitions that can still send. */
  private long[][][] known = new long[16][][];

  Senders(LocalAnalysis analysis, TransitionSets sets) {
    this.analysis = analysis;
    this.sets = sets;
  }

  /** The number of a set of letters. */
  int number(BitSet some) {
    if (some.isEmpty()) {
      return NOBODY;
    }
    return numbers.computeIfAbsent(NumberSet.of(some), this::add);
  }

  private int add(NumberSet some) {
    int number = letters.size();
    if (number == known.length) {
      known = Arrays.copyOf(known, 2 * number);
      processes = Arrays.copyOf(processes, 2 * number);
    }
    letters.add(some);
    known[number] = new long[analysis.graphs().size()][];
    processes[number] =
        analysis.graphs().stream()
            .mapToInt(LocalGraph::process)
            .filter(process -> canSend(process, some))
            .toArray();
    return number;
  }

  private boolean canSend(int process, NumberSet some) {
    return analysis.graphs().get(process).locals().stream()
        .anyMatch(local -> analysis.facts(process).canStillSend(local).intersects(some));
  }

  /**
   * Adds the transitions that can still send a letter of a set.
   *
   * @param locals the local state of each process, or that it has crashed
   */
  void addTo(int number, int[] locals, long[] set) {
    long[][] senders = known[number];
    for (int process : processes[number]) {
      int local = locals[process];
      if (local != RemainingTransitions.CRASHED) {
        long[] able = senders[process];
        if (able == null) {
          able = find(number, process);
          senders[process] = able;
        }
        for (int word = 0; word < set.length; word++) {
          set[word] |= able[local * set.length + word];
        }
      }
    }
  }

  private long[] find(int number, int process) {
    LocalFacts facts = analysis.facts(process);
    List<Integer> locals = analysis.graphs().get(process).locals();
    int words = sets.none().length;
    long[] able = new long[(locals.get(locals.size() - 1) + 1) * words];
    for (int local : locals) {
      for (ProtocolTransition transition : sets.own(process)) {
        if (facts.sends(local, transition.regular()).intersects(letters.get(number))) {
          able[local * words + transition.number() / Long.SIZE] |= 1L << transition.number();
        }
      }
    }
    return able;
  }
}
