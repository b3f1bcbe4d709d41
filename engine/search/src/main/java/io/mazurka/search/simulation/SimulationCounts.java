package io.mazurka.search.simulation;

/** The counts of all executions, added up over workers. */
final class SimulationCounts {

  private long runs;
  private long steps;
  private long ended;
  private int deepest;
  private final long[] taken;
  private final boolean[] met;

  SimulationCounts(int transitions, int properties) {
    this.taken = new long[transitions];
    this.met = new boolean[properties];
  }

  synchronized void add(
      long moreRuns, long moreSteps, long moreEnded, int depth, long[] transitions, boolean[] met) {
    runs += moreRuns;
    steps += moreSteps;
    ended += moreEnded;
    deepest = Math.max(deepest, depth);
    for (int index = 0; index < taken.length; index++) {
      taken[index] += transitions[index];
    }
    for (int index = 0; index < met.length; index++) {
      this.met[index] |= met[index];
    }
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
}
