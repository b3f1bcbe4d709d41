package io.mazurka.protocols.engine.programs;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Some steps of a split process as a flat int array, for cursors to run: the steps of its local
 * state alone, those with the content of one channel, or those with a choice of letters.
 *
 * <p>Steps are grouped in <em>blocks</em>, so that the steps of several programs can be run in the
 * order that they have in a view: one block for each declared step, one for deliveries, and one for
 * each declared step with a crash. The array contains: which blocks have steps, as bits; where each
 * block begins, and where the last one ends; then each step as its transition, the local state it
 * leads to, the number of slots it sets, the number of slots it stimulates, the number of arrivals
 * that must find room, and each of these slots with its number.
 */
final class SplitProgram {

  static final int BLOCKS = 0;

  /** Offsets within a step. */
  static final int TRANSITION = 0;

  static final int LOCAL = 1;
  static final int SET = 2;
  static final int STIMULATED = 3;
  static final int ARRIVALS = 4;
  static final int FIRST = 5;

  private SplitProgram() {}

  /**
   * A step of a program.
   *
   * @param set slots and their new values
   * @param stimulated slots and their stimuli
   * @param arrivals slots and the stimuli that must find room there
   */
  record Step(
      int block,
      int transition,
      int local,
      List<Integer> set,
      List<Integer> stimulated,
      List<Integer> arrivals) {}

  /** Where a block begins. */
  static int start(int[] program, int block) {
    return program[1 + block];
  }

  /** Where a block ends. */
  static int end(int[] program, int block) {
    return program[2 + block];
  }

  /** Where the arrivals of the step at {@code at} begin. */
  static int arrivals(int[] program, int at) {
    return at + FIRST + 2 * (program[at + SET] + program[at + STIMULATED]);
  }

  /** Where the step after the one at {@code at} begins. */
  static int next(int[] program, int at) {
    return arrivals(program, at) + 2 * program[at + ARRIVALS];
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
          body.add(step.arrivals().size() / 2);
          step.set().forEach(body::add);
          step.stimulated().forEach(body::add);
          step.arrivals().forEach(body::add);
          end += FIRST + step.set().size() + step.stimulated().size() + step.arrivals().size();
        }
      }
    }
    head[1 + blocks] = end;
    return IntStream.concat(IntStream.of(head), body.build()).toArray();
  }
}
