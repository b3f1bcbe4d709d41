package io.mazurka.protocols.engine;

import io.mazurka.protocols.engine.ViewStep.Stimulus;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The steps of one view as a flat int array, for cursors to run.
 *
 * <p>Layout: the number of regular steps, the number of all steps (crashing ones are last), the
 * offset of each step; then, one after the other, for each step its transition, the view it leads
 * to, the number of its stimuli and each stimulus as slot and number.
 */
final class StepProgram {

  static final int REGULAR = 0;
  static final int ALL = 1;
  static final int OFFSETS = 2;

  /** Places within a step. */
  static final int TRANSITION = 0;

  static final int VIEW = 1;
  static final int STIMULI = 2;
  static final int FIRST_STIMULUS = 3;

  private StepProgram() {}

  static int[] encode(List<ViewStep> steps) {
    IntStream.Builder body = IntStream.builder();
    int[] offsets = new int[steps.size()];
    int offset = OFFSETS + steps.size();
    for (int index = 0; index < offsets.length; index++) {
      ViewStep step = steps.get(index);
      offsets[index] = offset;
      body.add(step.transition()).add(step.view()).add(step.stimuli().size());
      for (Stimulus stimulus : step.stimuli()) {
        body.add(stimulus.slot()).add(stimulus.number());
      }
      offset += FIRST_STIMULUS + 2 * step.stimuli().size();
    }
    int regular = (int) steps.stream().filter(step -> !step.crashing()).count();
    IntStream head = IntStream.of(regular, steps.size());
    return IntStream.concat(IntStream.concat(head, IntStream.of(offsets)), body.build()).toArray();
  }
}
