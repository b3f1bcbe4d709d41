package io.mazurka.search.worker;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.reduction.Selector;
import java.util.function.IntPredicate;

/**
 * The condition under which a state may be expanded in part, so that no transition is put off for
 * ever around a cycle of explored states. The order of the search decides which successors are
 * open, that is, cannot close a cycle of states that are all expanded in part.
 */
public final class CycleProviso {

  private final Cursor cursor;
  private final Selector selector;
  private final Reached reached;
  private final IntPredicate isOpen;
  private final boolean strict;

  /** The states that the chosen steps of a state lead to. */
  public interface Reached {

    int size();

    /** The index of the step that leads to the one at {@code index}. */
    int step(int index);

    /** Whether some of them are void, as a value outgrew its place. */
    default boolean isOverflown() {
      return false;
    }
  }

  /**
   * @param strict whether a state of every cycle must be expanded fully, as temporal properties
   *     need it; for others it is enough that no transition is put off for ever
   * @param isOpen whether a cycle through the successor at an index would expand some state fully
   */
  public CycleProviso(
      Cursor cursor, Selector selector, Reached reached, boolean strict, IntPredicate isOpen) {
    this.cursor = cursor;
    this.selector = selector;
    this.reached = reached;
    this.strict = strict;
    this.isOpen = isOpen;
  }

  /**
   * Whether the successors from {@code from} on suffice. If it is strict, all that may lie on a
   * cycle are open. Otherwise there are no cycles at all, or all successors by some invisible
   * transition are open. One open outcome of several would not do: another transition may be
   * possible only before the outcomes that close cycles. Where a value outgrew its place the answer
   * does not matter, as the state is expanded again.
   */
  public boolean isMet(int from) {
    return strict ? areAllOpen(from) : isSomeOpen(from);
  }

  private boolean isSomeOpen(int from) {
    if (!selector.mayCycle()) {
      return true;
    }
    for (int index = from; index < reached.size(); index++) {
      int transition = cursor.transition(reached.step(index));
      if (reached.isOverflown()
          || (selector.isInvisible(transition) && allOpen(from, transition))) {
        return true;
      }
    }
    return false;
  }

  /** Whether no successor, by whatever outcome, may close a cycle of states expanded in part. */
  private boolean areAllOpen(int from) {
    for (int index = from; index < reached.size() && !reached.isOverflown(); index++) {
      if (selector.mayRepeat(cursor.transition(reached.step(index))) && !isOpen.test(index)) {
        return false;
      }
    }
    return true;
  }

  private boolean allOpen(int from, int transition) {
    for (int index = from; index < reached.size(); index++) {
      if (cursor.transition(reached.step(index)) == transition && !isOpen.test(index)) {
        return false;
      }
    }
    return true;
  }
}
