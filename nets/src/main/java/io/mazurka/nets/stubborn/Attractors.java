package io.mazurka.nets.stubborn;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.nets.formula.StateCondition;
import java.util.List;

/** The attractors of several goals. A goal that was reached attracts no more. */
final class Attractors {

  private final StateCondition[] goals;
  private final Attractor[] attractors;
  private final long[] members;

  /** The number of goals that were not reached yet; they come first. */
  private int open;

  Attractors(List<StateCondition> goals, Structure structure) {
    this.goals = goals.toArray(StateCondition[]::new);
    this.attractors =
        goals.stream().map(goal -> Attractor.of(goal, structure)).toArray(Attractor[]::new);
    this.members = TransitionSet.empty(structure.transitions());
    this.open = goals.size();
  }

  void moveTo(int[] state) {
    TransitionSet.clear(members);
    int goal = 0;
    while (goal < open) {
      if (goals[goal].holds(state)) {
        open--;
        goals[goal] = goals[open];
        attractors[goal] = attractors[open];
      } else {
        attractors[goal++].addTo(state, members);
      }
    }
  }

  /** Whether there are goals that were not reached yet. */
  boolean areOpen() {
    return open > 0;
  }

  /** The transitions that lead from the current state towards the goals. */
  long[] members() {
    return members;
  }
}
