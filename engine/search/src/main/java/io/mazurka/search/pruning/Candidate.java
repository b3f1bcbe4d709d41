package io.mazurka.search.pruning;

import io.mazurka.kernel.walk.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * An execution with the states it goes through.
 *
 * @param initialState which initial state it starts in
 * @param states the state before each step, and the last one
 * @param steps its steps
 */
record Candidate(int initialState, List<int[]> states, List<Occurrence> steps) {

  Candidate {
    states = List.copyOf(states);
    steps = List.copyOf(steps);
  }

  int length() {
    return steps.size();
  }

  /** How often another process goes on. */
  int switches() {
    int switches = 0;
    for (int index = 1; index < steps.size(); index++) {
      switches += steps.get(index).process().equals(steps.get(index - 1).process()) ? 0 : 1;
    }
    return switches;
  }

  Path path() {
    return new Path(initialState, steps.stream().map(Occurrence::step).toList());
  }

  /** Its first steps, to go on from. */
  Growing upTo(int length) {
    return new Growing(this, length, new ArrayList<>(), new ArrayList<>());
  }

  /**
   * The beginning of an execution and another end.
   *
   * @param whole the execution
   * @param kept how many of its steps are the beginning
   * @param states the state after each further step
   * @param steps the further steps
   */
  record Growing(Candidate whole, int kept, List<int[]> states, List<Occurrence> steps) {

    int[] last() {
      return states.isEmpty() ? whole.states.get(kept) : states.get(states.size() - 1);
    }

    void add(Occurrence step, int[] next) {
      steps.add(step);
      states.add(next);
    }

    Candidate done() {
      List<int[]> all = new ArrayList<>(whole.states.subList(0, kept + 1));
      all.addAll(states);
      List<Occurrence> taken = new ArrayList<>(whole.steps.subList(0, kept));
      taken.addAll(steps);
      return new Candidate(whole.initialState, all, taken);
    }
  }
}
