package io.mazurka.protocols.engine;

import io.mazurka.kernel.Changes;
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

  /** Per step, the process that takes it (upper half) and where its program has it (lower half). */
  private long[] steps = new long[64];

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
      int own = program[counter];
      if (count + own > steps.length) {
        steps = Arrays.copyOf(steps, 2 * (count + own));
      }
      long process = (long) index << Integer.SIZE;
      for (int step = 0; step < own; step++) {
        steps[count++] = process | program[StepProgram.OFFSETS + step];
      }
    }
    return count;
  }

  @Override
  public int transition(int step) {
    long address = steps[step];
    int[] program = programs[(int) (address >>> Integer.SIZE)];
    return program[(int) address + StepProgram.TRANSITION];
  }

  @Override
  public void fire(int step, Changes changes) {
    long address = steps[step];
    int owner = (int) (address >>> Integer.SIZE);
    int at = (int) address;
    int[] program = programs[owner];
    changes.set(owner, program[at + StepProgram.VIEW]);
    int next = at + StepProgram.FIRST_STIMULUS;
    for (int end = next + 2 * program[at + StepProgram.STIMULI]; next < end; next += 2) {
      int slot = program[next];
      changes.set(slot, components[slot].respond(state[slot], program[next + 1]));
    }
  }
}
