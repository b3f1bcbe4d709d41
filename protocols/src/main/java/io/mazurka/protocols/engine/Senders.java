package io.mazurka.protocols.engine;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.analysis.LocalFacts;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.analysis.NumberSet;
import java.util.ArrayList;
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
  private final List<int[]> processes = new ArrayList<>();

  /** Per set of letters, process and local state, the transitions that can still send one. */
  private final List<long[][][]> known = new ArrayList<>();

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
    letters.add(some);
    List<LocalGraph> graphs = analysis.graphs();
    processes.add(
        graphs.stream()
            .filter(
                graph ->
                    graph.locals().stream()
                        .anyMatch(
                            local ->
                                analysis
                                    .facts(graph.process())
                                    .canStillSend(local)
                                    .intersects(some)))
            .mapToInt(LocalGraph::process)
            .toArray());
    long[][][] answers = new long[graphs.size()][][];
    for (int process : processes.get(number)) {
      List<Integer> locals = graphs.get(process).locals();
      answers[process] = new long[locals.get(locals.size() - 1) + 1][];
    }
    known.add(answers);
    return number;
  }

  /**
   * Adds the transitions that can still send a letter of a set.
   *
   * @param current the relations of each process in its view
   */
  void addTo(int number, ViewRelations[] current, long[] set) {
    for (int process : processes.get(number)) {
      int local = current[process].local;
      if (local >= 0) {
        long[] able = known.get(number)[process][local];
        TransitionSet.addAll(set, able == null ? find(number, process, local) : able);
      }
    }
  }

  private long[] find(int number, int process, int local) {
    LocalFacts facts = analysis.facts(process);
    long[] able =
        sets.all(
            transition ->
                transition.process().index() == process
                    && facts.sends(local, transition.regular()).intersects(letters.get(number)));
    known.get(number)[process][local] = able;
    return able;
  }
}
