package io.mazurka.protocols.engine.programs;

import io.mazurka.protocols.engine.programs.ViewStep.Stimulus;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The steps of one view as a flat int array, for cursors to run.
 *
 * <p>The array contains: the number of steps; the offset and the transition of each step; then each
 * step as the view it leads to, the number of its stimuli, the number of arrivals that must find
 * room, and each stimulus and each such arrival as slot and number.
 */
public final class StepProgram {

  /** The index of the number of steps. */
  public static final int COUNT = 0;

  /** The index at which the offsets and transitions begin. */
  private static final int HEADS = 1;

  /** Offsets within a step. */
  public static final int VIEW = 0;

  public static final int STIMULI = 1;
  public static final int ARRIVALS = 2;
  public static final int FIRST_STIMULUS = 3;

  private StepProgram() {}

  /** The index of a step. */
  public static int offset(int[] program, int step) {
    return program[HEADS + 2 * step];
  }

  /** The transition of a step. */
  public static int transition(int[] program, int step) {
    return program[HEADS + 2 * step + 1];
  }

  /** The index of the first step; the others follow it without a gap. */
  static int start(int[] program) {
    return HEADS + 2 * program[COUNT];
  }

  /** The index of the first arrival of the step at {@code at}. */
  static int arrivals(int[] program, int at) {
    return at + FIRST_STIMULUS + 2 * program[at + STIMULI];
  }

  /** The index after the step at {@code at}. */
  static int end(int[] program, int at) {
    return arrivals(program, at) + 2 * program[at + ARRIVALS];
  }

  static int[] encode(List<ViewStep> steps) {
    IntStream.Builder body = IntStream.builder();
    int[] heads = new int[2 * steps.size()];
    int offset = HEADS + heads.length;
    for (int index = 0; index < steps.size(); index++) {
      ViewStep step = steps.get(index);
      heads[2 * index] = offset;
      heads[2 * index + 1] = step.transition();
      body.add(step.view()).add(step.stimuli().size()).add(step.arrivals().size());
      for (Stimulus stimulus : step.stimuli()) {
        body.add(stimulus.slot()).add(stimulus.number());
      }
      for (Stimulus arrival : step.arrivals()) {
        body.add(arrival.slot()).add(arrival.number());
      }
      offset += FIRST_STIMULUS + 2 * (step.stimuli().size() + step.arrivals().size());
    }
    IntStream head = IntStream.of(steps.size());
    return IntStream.concat(IntStream.concat(head, IntStream.of(heads)), body.build()).toArray();
  }
}
