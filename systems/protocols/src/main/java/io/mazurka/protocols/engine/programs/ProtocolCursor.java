package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.table.PairMemo;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;
import java.util.Arrays;

/** Runs the programs of the views in one state. Allocates nothing once its scratch is large. */
final class ProtocolCursor implements Cursor {

  /** By exhausted budgets (as bits) and by process, the programs of the views. */
  private final ObjectMemo<int[]>[][] compiled;

  private final Layout layout;
  private final boolean bounded;
  private final Room room;
  private final PairMemo[] responses;

  /** Per process, the program of its current view. */
  private final int[][] programs;

  private int[] state;

  /** Per step, its transition, the process that takes it, and its offset in the program. */
  private int[] transitions = new int[64];

  private int[] owners = new int[64];
  private int[] offsets = new int[64];

  /**
   * @param compiled by exhausted budgets (as bits) and by process, the programs of the views
   */
  ProtocolCursor(ObjectMemo<int[]>[][] compiled, Component[] components, Layout layout) {
    this.compiled = compiled;
    this.layout = layout;
    this.bounded = !layout.budgets().isEmpty();
    this.room = new Room(layout);
    this.responses = Arrays.stream(components).map(Component::responses).toArray(PairMemo[]::new);
    this.programs = new int[compiled[0].length][];
    this.state = new int[components.length];
  }

  @Override
  public int load(int[] loaded) {
    state = loaded;
    ObjectMemo<int[]>[] possible = possible(loaded);
    int count = 0;
    for (int index = 0; index < programs.length; index++) {
      int[] program = possible[index].of(loaded[index]);
      programs[index] = program;
      int own = program[StepProgram.COUNT];
      if (count + own > offsets.length) {
        reserve(2 * (count + own));
      }
      for (int step = 0; step < own; step++) {
        int at = StepProgram.offset(program, step);
        if (isBlocked(program, at)) {
          continue;
        }
        offsets[count] = at;
        transitions[count] = StepProgram.transition(program, step);
        owners[count++] = index;
      }
    }
    return count;
  }

  private boolean isBlocked(int[] program, int at) {
    return program[at + StepProgram.ARRIVALS] > 0
        && !room.fits(
            program, StepProgram.arrivals(program, at), StepProgram.end(program, at), state);
  }

  private void reserve(int steps) {
    transitions = Arrays.copyOf(transitions, steps);
    owners = Arrays.copyOf(owners, steps);
    offsets = Arrays.copyOf(offsets, steps);
  }

  /** The programs that contain only steps within the budgets. */
  private ObjectMemo<int[]>[] possible(int[] loaded) {
    return bounded ? compiled[layout.exhausted(loaded)] : compiled[0];
  }

  @Override
  public int transition(int step) {
    return transitions[step];
  }

  @Override
  public void fire(int step, Changes changes) {
    int owner = owners[step];
    run(owner, programs[owner], offsets[step], changes);
  }

  @Override
  public void fireAll(int[] loaded, Changes changes) {
    state = loaded;
    ObjectMemo<int[]>[] possible = possible(loaded);
    for (int index = 0; index < programs.length; index++) {
      int[] program = possible[index].of(loaded[index]);
      int at = StepProgram.start(program);
      for (int left = program[StepProgram.COUNT]; left > 0; left--) {
        at =
            isBlocked(program, at)
                ? StepProgram.end(program, at)
                : run(index, program, at, changes);
      }
    }
  }

  /** Fires the step at {@code at} in a program; returns where the next one starts. */
  private int run(int owner, int[] program, int at, Changes changes) {
    changes.set(owner, program[at + StepProgram.VIEW]);
    int next = at + StepProgram.FIRST_STIMULUS;
    for (int end = next + 2 * program[at + StepProgram.STIMULI]; next < end; next += 2) {
      int slot = program[next];
      changes.set(slot, responses[slot].of(state[slot], program[next + 1]));
    }
    changes.endStep();
    return next + 2 * program[at + StepProgram.ARRIVALS];
  }
}
