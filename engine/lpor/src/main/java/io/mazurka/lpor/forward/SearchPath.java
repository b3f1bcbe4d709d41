package io.mazurka.lpor.forward;

import io.mazurka.lpor.EnablingCondition;
import io.mazurka.lpor.RelationTable;
import io.mazurka.lpor.TransitionSet;

/**
 * The transitions on the path of a depth-first search. An enabling set that is necessary from the
 * initial states on is valid until one of its members is on the path.
 */
public final class SearchPath implements EnablingCondition {

  private final RelationTable table;
  private final int[] occurrences;
  private final long[] executed;

  /** The empty path of a search over the transitions of this table. */
  public SearchPath(RelationTable table) {
    this.table = table;
    occurrences = new int[table.transitions()];
    executed = TransitionSet.empty(table.transitions());
  }

  /** Adds a transition to the end of the path. */
  public void push(int transition) {
    occurrences[transition]++;
    TransitionSet.add(executed, transition);
  }

  /** Removes a transition from the end of the path. */
  public void pop(int transition) {
    if (--occurrences[transition] == 0) {
      TransitionSet.remove(executed, transition);
    }
  }

  @Override
  public boolean isNecessary(int transition, int index) {
    return !TransitionSet.intersects(table.enablingSet(transition, index), executed);
  }
}
