package io.mazurka.search.worker;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.reduction.Selector;
import java.util.function.IntPredicate;

/**
 * The condition under which a state may be expanded in part, that is, with some of its steps only.
 * It makes sure that no transition is put off for ever around a cycle of explored states. A
 * successor is open if it cannot close a cycle of states that are all expanded in part; the order
 * of the search decides which successors are open.
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

    /** The index of the step that leads to the successor at {@code index}. */
    int step(int index);

    /** Whether some of the successors are void because a value outgrew its place. */
    default boolean isOverflown() {
      return false;
    }
  }

  /**
   * @param strict whether every cycle must have a state that is expanded fully, as temporal
   *     properties need it; for other properties it is enough that no transition is put off for
   *     ever
   * @param isOpen whether the successor at an index is open
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
   * Whether it is enough to explore the successors from {@code from} on. If the proviso is strict,
   * all of them that may lie on a cycle must be open. Otherwise there must be no cycles at all, or
   * all successors by some invisible transition must be open. One open successor of a transition
   * with several outcomes would not do: another transition may be possible only before the outcomes
   * that close cycles. If a value outgrew its place, the answer does not matter, because the state
   * is expanded again.
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

  /** Whether every successor that may lie on a cycle is open. */
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
