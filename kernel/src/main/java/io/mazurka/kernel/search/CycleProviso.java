package io.mazurka.kernel.search;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.reduction.Selector;
import java.util.function.IntPredicate;

/**
 * The condition under which a state may be expanded in part: around every cycle of explored states
 * some state is expanded fully, so no transition is put off for ever. The order of the search
 * decides which successors are open, that is, cannot close a cycle of states that are all expanded
 * in part.
 */
final class CycleProviso {

  private final Cursor cursor;
  private final Selector selector;
  private final Successors successors;
  private final IntPredicate isOpen;

  /**
   * @param isOpen whether a cycle through the successor at an index would expand some state fully
   */
  CycleProviso(Cursor cursor, Selector selector, Successors successors, IntPredicate isOpen) {
    this.cursor = cursor;
    this.selector = selector;
    this.successors = successors;
    this.isOpen = isOpen;
  }

  /**
   * Whether the successors from {@code from} on suffice: there are no cycles at all, or all
   * successors by some invisible transition are open. One open outcome of several would not do:
   * another transition may be possible only before the outcomes that close cycles. Where a value
   * outgrew its place the answer does not matter, as the state is expanded again.
   */
  boolean isMet(int from) {
    if (!selector.mayCycle()) {
      return true;
    }
    for (int index = from; index < successors.size(); index++) {
      int transition = cursor.transition(successors.step(index));
      if (successors.isOverflown()
          || (selector.isInvisible(transition) && allOpen(from, transition))) {
        return true;
      }
    }
    return false;
  }

  private boolean allOpen(int from, int transition) {
    for (int index = from; index < successors.size(); index++) {
      if (cursor.transition(successors.step(index)) == transition && !isOpen.test(index)) {
        return false;
      }
    }
    return true;
  }
}
