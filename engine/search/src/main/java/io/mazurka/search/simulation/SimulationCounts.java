package io.mazurka.search.simulation;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Transition;
import io.mazurka.search.coverage.PairCoverage;
import io.mazurka.search.coverage.StepCoverage.TakenPairs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What executions are counted by: those of one worker, or of all. */
final class SimulationCounts {

  private long runs;
  private long steps;
  private long ended;
  private int deepest;
  private final long[] taken;
  private final boolean[] met;
  private final long[] lassos;
  private final @Nullable PairCoverage pairs;

  /**
   * @param properties the number of properties of states
   * @param formulas the number of formulas
   */
  SimulationCounts(int transitions, int properties, int formulas) {
    this.taken = new long[transitions];
    this.met = new boolean[properties];
    this.lassos = new long[formulas];
    this.pairs = PairCoverage.of(transitions);
  }

  /** Adds the counts of a worker, which does not go on counting. */
  synchronized void add(SimulationCounts more) {
    runs += more.runs;
    steps += more.steps;
    ended += more.ended;
    deepest = Math.max(deepest, more.deepest);
    add(taken, more.taken);
    add(lassos, more.lassos);
    for (int index = 0; index < met.length; index++) {
      met[index] |= more.met[index];
    }
    if (pairs != null && more.pairs != null) {
      pairs.add(more.pairs);
    }
  }

  private static void add(long[] all, long[] more) {
    for (int index = 0; index < all.length; index++) {
      all[index] += more[index];
    }
  }

  void countRun() {
    runs++;
  }

  void countEnd() {
    ended++;
  }

  /**
   * Counts a step.
   *
   * @param before the transition that was taken before in this execution, or -1
   * @param length how many steps the execution has with this one
   */
  void countStep(int before, Cursor cursor, int possible, int chosen, int length) {
    taken[cursor.transition(chosen)]++;
    steps++;
    deepest = Math.max(deepest, length);
    if (before >= 0 && pairs != null) {
      pairs.note(before, cursor, possible, chosen);
    }
  }

  /** Notes that some state fulfils a property that asks for one. */
  void meet(int property) {
    met[property] = true;
  }

  /** Adds, for each formula, how many executions stood for infinite ones. */
  void addLassos(long[] more) {
    add(lassos, more);
  }

  long runs() {
    return runs;
  }

  long steps() {
    return steps;
  }

  long ended() {
    return ended;
  }

  int deepest() {
    return deepest;
  }

  long taken(int transition) {
    return taken[transition];
  }

  boolean isMet(int property) {
    return met[property];
  }

  long lassos(int formula) {
    return lassos[formula];
  }

  /** The pairs of transitions, or null if there are too many transitions. */
  @Nullable TakenPairs pairs(List<Transition> transitions) {
    return pairs == null ? null : pairs.result(transitions);
  }
}
