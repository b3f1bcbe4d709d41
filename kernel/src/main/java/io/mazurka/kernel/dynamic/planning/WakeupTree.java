package io.mazurka.kernel.dynamic.planning;

import org.jspecify.annotations.Nullable;

/**
 * A node of a wakeup tree (Abdulla, Aronis, Jonsson and Sagonas 2017): an event to take and, in the
 * order they are to be explored, what to take after it. A leaf leaves the rest open.
 *
 * @param <T> the nodes, which know what an event is
 */
public abstract class WakeupTree<T extends WakeupTree<T>> {

  private @Nullable T first;
  private @Nullable T last;
  private @Nullable T sibling;

  /** A sequence of events that is to be planned, and may be reordered for that. */
  public interface Plan<T> {

    /** The number of events left. */
    int size();

    /** A new node for the event at an index. */
    T node(int index);

    /**
     * Whether the sequence can come after the event of {@code node}: it can be reordered to begin
     * with that, which is then taken off, or is independent of it.
     */
    boolean follows(T node);
  }

  public final boolean isLeaf() {
    return first == null;
  }

  /** The number of events that can come next. */
  public final int size() {
    int size = 0;
    for (T child = first; child != null; child = next(child)) {
      size++;
    }
    return size;
  }

  /** The subtree to explore first, or null. */
  public final @Nullable T first() {
    return first;
  }

  public final void removeFirst() {
    if (first != null) {
      first = next(first);
      last = first == null ? null : last;
    }
  }

  public final void append(T child) {
    if (last == null) {
      first = child;
    } else {
      ((WakeupTree<T>) last).sibling = child;
    }
    last = child;
  }

  /**
   * Adds a branch for a plan, of which this uses up the events, unless the tree covers it already.
   *
   * @return how many nodes were added
   */
  public final int insert(Plan<T> plan) {
    WakeupTree<T> at = this;
    while (plan.size() > 0) {
      T child = at.descend(plan);
      if (child == null) {
        for (int index = 0; index < plan.size(); index++) {
          T node = plan.node(index);
          at.append(node);
          at = node;
        }
        return plan.size();
      }
      if (child.isLeaf()) {
        return 0;
      }
      at = child;
    }
    return 0;
  }

  private @Nullable T descend(Plan<T> plan) {
    for (T child = first; child != null; child = next(child)) {
      if (plan.follows(child)) {
        return child;
      }
    }
    return null;
  }

  private static <T extends WakeupTree<T>> @Nullable T next(WakeupTree<T> node) {
    return node.sibling;
  }
}
