package io.mazurka.dpor.tree;

import io.mazurka.dpor.execution.Dependence;
import org.jspecify.annotations.Nullable;

/**
 * A node of a wakeup tree (Abdulla, Aronis, Jonsson and Sagonas 2017): an event to take and, as its
 * children, the events to take after it, in the order in which they are to be explored. After a
 * leaf any event may come.
 */
public final class WakeupTree {

  private final long event;
  private @Nullable WakeupTree first;
  private @Nullable WakeupTree last;
  private @Nullable WakeupTree sibling;

  private WakeupTree(long event) {
    this.event = event;
  }

  /** An empty tree; its root stands for no event. */
  static WakeupTree empty() {
    return new WakeupTree(Dependence.NONE);
  }

  long event() {
    return event;
  }

  public boolean isLeaf() {
    return first == null;
  }

  /** The number of children. */
  int size() {
    int size = 0;
    for (WakeupTree child = first; child != null; child = child.sibling) {
      size++;
    }
    return size;
  }

  /** The child to explore first, or null. */
  @Nullable WakeupTree first() {
    return first;
  }

  void removeFirst() {
    if (first != null) {
      first = first.sibling;
      last = first == null ? null : last;
    }
  }

  /** Adds {@code next} as the last child; returns the new node. */
  public WakeupTree append(long next) {
    WakeupTree child = new WakeupTree(next);
    if (last == null) {
      first = child;
    } else {
      last.sibling = child;
    }
    last = child;
    return child;
  }

  /**
   * Adds a branch for a sequence, unless the tree covers it already. The sequence is used up.
   *
   * @return how many nodes were added
   */
  int insert(Sequence sequence) {
    WakeupTree at = this;
    while (sequence.size() > 0) {
      WakeupTree child = at.descend(sequence);
      if (child == null) {
        for (int index = 0; index < sequence.size(); index++) {
          at = at.append(sequence.event(index));
        }
        return sequence.size();
      }
      if (child.isLeaf()) {
        return 0;
      }
      at = child;
    }
    return 0;
  }

  private @Nullable WakeupTree descend(Sequence sequence) {
    for (WakeupTree child = first; child != null; child = child.sibling) {
      if (sequence.follow(child.event)) {
        return child;
      }
    }
    return null;
  }
}
