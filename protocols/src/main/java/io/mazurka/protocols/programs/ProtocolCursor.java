package io.mazurka.protocols.programs;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.table.PairMemo;
import io.mazurka.protocols.views.Component;
import java.util.Arrays;
import java.util.List;

/** Runs the programs of the views in one state. Allocates nothing once its scratch is large. */
final class ProtocolCursor implements Cursor {

  private final ObjectMemo<int[]>[] compiled;
  private final PairMemo[] responses;
  private final int crashSlot;
  private final int maxCrashes;

  /** Per process, the program of its view. */
  private final int[][] programs;

  private int[] state;

  /** Per step, its transition, the process that takes it, and where its program has it. */
  private int[] transitions = new int[64];

  private int[] owners = new int[64];
  private int[] offsets = new int[64];

  /**
   * @param compiled per process, the programs of its views
   * @param crashSlot the slot that counts crashes, or -1 if there is none
   */
  @SuppressWarnings("unchecked") // an array of memos is faster than a list of them
  ProtocolCursor(
      List<ObjectMemo<int[]>> compiled, Component[] components, int crashSlot, int maxCrashes) {
    this.compiled = compiled.toArray(ObjectMemo[]::new);
    this.responses = Arrays.stream(components).map(Component::responses).toArray(PairMemo[]::new);
    this.crashSlot = crashSlot;
    this.maxCrashes = maxCrashes;
    this.programs = new int[compiled.size()][];
    this.state = new int[components.length];
  }

  @Override
  public int load(int[] loaded) {
    state = loaded;
    int counter = counter(loaded);
    int count = 0;
    for (int index = 0; index < programs.length; index++) {
      int[] program = compiled[index].of(loaded[index]);
      programs[index] = program;
      int own = program[counter];
      if (count + own > offsets.length) {
        reserve(2 * (count + own));
      }
      for (int step = 0; step < own; step++) {
        offsets[count] = StepProgram.offset(program, step);
        transitions[count] = StepProgram.transition(program, step);
        owners[count++] = index;
      }
    }
    return count;
  }

  private void reserve(int steps) {
    transitions = Arrays.copyOf(transitions, steps);
    owners = Arrays.copyOf(owners, steps);
    offsets = Arrays.copyOf(offsets, steps);
  }

  /** Which of a program's counts holds: all steps, or only those without a crash. */
  private int counter(int[] loaded) {
    boolean mayCrash = crashSlot < 0 || loaded[crashSlot] < maxCrashes;
    return mayCrash ? StepProgram.ALL : StepProgram.REGULAR;
  }

  @Override
  public int transition(int step) {
    return transitions[step];
  }

  @Override
  public void fire(int step, Changes changes) {
    int owner = owners[step];
    run(owner, programs[owner], offsets[step], state, changes);
  }

  @Override
  public void fireAll(int[] loaded, Changes changes) {
    int counter = counter(loaded);
    for (int index = 0; index < programs.length; index++) {
      int[] program = compiled[index].of(loaded[index]);
      int at = StepProgram.start(program);
      for (int left = program[counter]; left > 0; left--) {
        at = run(index, program, at, loaded, changes);
      }
    }
  }

  /** Fires the step at {@code at} in a program; returns where the next one starts. */
  private int run(int owner, int[] program, int at, int[] loaded, Changes changes) {
    changes.set(owner, program[at + StepProgram.VIEW]);
    int next = at + StepProgram.FIRST_STIMULUS;
    for (int end = next + 2 * program[at + StepProgram.STIMULI]; next < end; next += 2) {
      int slot = program[next];
      changes.set(slot, responses[slot].of(loaded[slot], program[next + 1]));
    }
    changes.endStep();
    return next;
  }
}
