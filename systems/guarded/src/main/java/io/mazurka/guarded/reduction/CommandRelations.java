package io.mazurka.guarded.reduction;

import io.mazurka.guarded.local.CommandConflicts;
import io.mazurka.guarded.local.LocalPositions;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.lpor.TransitionSet;

/**
 * The relations between the commands of a program in one state. An enabled command interferes with
 * the commands with which it can conflict from this state on. The {@link Enabling} says which
 * commands can enable a disabled one.
 *
 * <p>With {@link Enabling#UNKNOWN} this is local state space analysis as Zheng and Zhang publish
 * it: a set of enabled commands is ample if they conflict only with each other (conditions 1 and
 * 2'), and a command that can conflict with a disabled one has to wait.
 */
public final class CommandRelations implements LocatedRelations {

  private final CommandConflicts conflicts;
  private final Enabling enabling;
  private final LocalPositions positions;
  private final int[] conflicting;
  private int[] state = {};

  public CommandRelations(CommandConflicts conflicts, Enabling enabling) {
    this.conflicts = conflicts;
    this.enabling = enabling;
    this.positions = new LocalPositions(conflicts.graphs());
    this.conflicting = new int[conflicts.mostConflicting()];
  }

  @Override
  public void moveTo(int[] loaded) {
    state = loaded;
    positions.load(loaded);
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    int count = conflicts.appendConflicting(transition, positions, conflicting, 0);
    for (int index = 0; index < count; index++) {
      TransitionSet.add(set, conflicting[index]);
    }
  }

  @Override
  public int enablingSets(int transition) {
    return enabling.sets(transition);
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    enabling.add(transition, index, state, set);
  }
}
