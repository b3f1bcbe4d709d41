package io.mazurka.nets.machines;

import io.mazurka.guarded.local.CommandConflicts;
import io.mazurka.guarded.local.LocalPositions;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;

/**
 * The relations between the transitions of a net in one marking, from the local graphs of its state
 * machines: local state space analysis (Zheng and Zhang). An enabled transition interferes with
 * those with which it can conflict from here on. What enables a disabled one is not known, so a
 * transition that can conflict with a disabled one has to wait.
 */
final class MachineRelations implements LocatedRelations {

  private final MachineProgram program;
  private final CommandConflicts conflicts;
  private final LocalPositions positions;
  private final int[] programState;
  private final int[] conflicting;

  MachineRelations(MachineProgram program, CommandConflicts conflicts) {
    this.program = program;
    this.conflicts = conflicts;
    this.positions = new LocalPositions(conflicts.graphs());
    this.programState = program.program().initialState();
    this.conflicting = new int[conflicts.mostConflicting()];
  }

  @Override
  public void moveTo(int[] state) {
    program.read(state, programState);
    positions.load(programState);
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    int count = conflicts.appendConflicting(program.command(transition), positions, conflicting, 0);
    for (int index = 0; index < count; index++) {
      TransitionSet.add(set, program.transition(conflicting[index]));
    }
  }

  @Override
  public int enablingSets(int transition) {
    return 1;
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    Arrays.fill(set, -1);
  }
}
