package io.mazurka.search.pruning;

import io.mazurka.kernel.walk.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * An execution with the states that it goes through.
 *
 * @param initialState the index of its initial state
 * @param states the state before each step, and the last state
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

  /** How many steps are of another process than the step before. */
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

  /** The first {@code length} steps, to which others can be added. */
  Growing upTo(int length) {
    return new Growing(this, length, new ArrayList<>(), new ArrayList<>());
  }

  /**
   * The beginning of an execution, to which further steps are added.
   *
   * @param whole the execution
   * @param kept how many steps of the execution are kept
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
