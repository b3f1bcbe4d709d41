package io.mazurka.protocols.programs;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Some steps of a split process as a flat int array, for cursors to run: those that its local state
 * has, alone or with what waits in one channel, or with a choice of letters.
 *
 * <p>Steps are in <em>blocks</em>, so that those of several programs can be run in the order that
 * they have in a view: one for each declared step, one for deliveries, and one for each declared
 * step with a crash. Layout: which blocks have steps, as bits; where each block begins, and the
 * last one ends; then, one after the other, for each step its transition, the local state it leads
 * to, how many slots it sets and how many it stimulates, and each of these as slot and number.
 */
final class SplitProgram {

  static final int BLOCKS = 0;

  /** Places within a step. */
  static final int TRANSITION = 0;

  static final int LOCAL = 1;
  static final int SET = 2;
  static final int STIMULATED = 3;
  static final int FIRST = 4;

  private SplitProgram() {}

  /**
   * A step of a program.
   *
   * @param set slots and what they become
   * @param stimulated slots and the stimuli they get
   */
  record Step(int block, int transition, int local, List<Integer> set, List<Integer> stimulated) {}

  /** Where a block begins. */
  static int start(int[] program, int block) {
    return program[1 + block];
  }

  /** Where a block ends. */
  static int end(int[] program, int block) {
    return program[2 + block];
  }

  /** Where the step after the one at {@code at} begins. */
  static int next(int[] program, int at) {
    return at + FIRST + 2 * (program[at + SET] + program[at + STIMULATED]);
  }

  static int[] encode(List<Step> steps, int blocks) {
    int[] head = new int[blocks + 2];
    IntStream.Builder body = IntStream.builder();
    int end = head.length;
    for (int block = 0; block < blocks; block++) {
      head[1 + block] = end;
      for (Step step : steps) {
        if (step.block() == block) {
          head[BLOCKS] |= 1 << block;
          body.add(step.transition()).add(step.local());
          body.add(step.set().size() / 2).add(step.stimulated().size() / 2);
          step.set().forEach(body::add);
          step.stimulated().forEach(body::add);
          end += FIRST + step.set().size() + step.stimulated().size();
        }
      }
    }
    head[1 + blocks] = end;
    return IntStream.concat(IntStream.of(head), body.build()).toArray();
  }
}
