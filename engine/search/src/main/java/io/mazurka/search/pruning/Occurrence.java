package io.mazurka.search.pruning;

import io.mazurka.kernel.trace.TraceStep;

/**
 * A step of an execution, described so that it can be found again in other states.
 *
 * @param step its index in its own state
 * @param transition the number of its transition
 * @param rank how many steps of its transition come before it in its own state
 * @param twin how many of those have the same words
 * @param words the step in words, the same in every state
 */
record Occurrence(int step, int transition, int rank, int twin, TraceStep words) {

  String process() {
    return words.process();
  }
}
