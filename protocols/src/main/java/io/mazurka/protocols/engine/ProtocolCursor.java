package io.mazurka.protocols.engine;

import io.mazurka.kernel.Cursor;
import java.util.Arrays;

/** Runs the programs of the views in one state. Allocates nothing once its scratch is large. */
final class ProtocolCursor implements Cursor {

  private final ProtocolSystem system;
  private final Component[] components;
  private final int crashSlot;
  private final int maxCrashes;
  private final int[][] programs;
  private int[] state;

  /** Per step, the process that takes it and where it starts in that process's program. */
  private int[] process = new int[64];

  private int[] offset = new int[64];

  ProtocolCursor(ProtocolSystem system, Component[] components, int crashSlot, int maxCrashes) {
    this.system = system;
    this.components = components;
    this.crashSlot = crashSlot;
    this.maxCrashes = maxCrashes;
    this.programs = new int[system.processes()][];
    this.state = new int[components.length];
  }

  @Override
  public int load(int[] loaded) {
    state = loaded;
    boolean mayCrash = crashSlot < 0 || loaded[crashSlot] < maxCrashes;
    int counter = mayCrash ? StepProgram.ALL : StepProgram.REGULAR;
    int count = 0;
    for (int index = 0; index < programs.length; index++) {
      int[] program = system.program(index, loaded[index]);
      programs[index] = program;
      int steps = program[counter];
      if (count + steps > offset.length) {
        process = Arrays.copyOf(process, 2 * (count + steps));
        offset = Arrays.copyOf(offset, 2 * (count + steps));
      }
      for (int step = 0; step < steps; step++) {
        process[count] = index;
        offset[count++] = program[StepProgram.OFFSETS + step];
      }
    }
    return count;
  }

  @Override
  public int transition(int step) {
    return programs[process[step]][offset[step] + StepProgram.TRANSITION];
  }

  @Override
  public void fire(int step, int[] successor) {
    System.arraycopy(state, 0, successor, 0, state.length);
    int owner = process[step];
    int[] program = programs[owner];
    int at = offset[step];
    successor[owner] = program[at + StepProgram.VIEW];
    int next = at + StepProgram.FIRST_STIMULUS;
    for (int end = next + 2 * program[at + StepProgram.STIMULI]; next < end; next += 2) {
      int slot = program[next];
      successor[slot] = components[slot].respond(successor[slot], program[next + 1]);
    }
  }
}
