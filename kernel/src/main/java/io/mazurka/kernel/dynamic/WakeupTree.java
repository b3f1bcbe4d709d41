package io.mazurka.kernel.dynamic;

import org.jspecify.annotations.Nullable;

/**
 * A node of a wakeup tree (Abdulla, Aronis, Jonsson and Sagonas 2017): an event to take and, in the
 * order they are to be explored, what to take after it. A leaf leaves the rest open.
 */
final class WakeupTree {

  private final long event;
  private @Nullable WakeupTree first;
  private @Nullable WakeupTree last;
  private @Nullable WakeupTree next;

  private WakeupTree(long event) {
    this.event = event;
  }

  /** A tree without plans. */
  static WakeupTree root() {
    return new WakeupTree(Access.NONE);
  }

  long event() {
    return event;
  }

  boolean isLeaf() {
    return first == null;
  }

  /** How many subtrees there are. */
  int size() {
    int size = 0;
    for (WakeupTree child = first; child != null; child = child.next) {
      size++;
    }
    return size;
  }

  /** The subtree to explore first, or null. */
  @Nullable WakeupTree first() {
    return first;
  }

  void removeFirst() {
    if (first != null) {
      first = first.next;
      last = first == null ? null : last;
    }
  }

  WakeupTree append(long planned) {
    WakeupTree child = new WakeupTree(planned);
    if (last == null) {
      first = child;
    } else {
      last.next = child;
    }
    last = child;
    return child;
  }

  /**
   * Adds a branch for {@code sequence}, of which this uses up the events, unless the tree covers it
   * already.
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

  /** The first child that can begin the sequence, from which it is removed, or commutes with it. */
  private @Nullable WakeupTree descend(Sequence sequence) {
    for (WakeupTree child = first; child != null; child = child.next) {
      int index = sequence.find(child.event);
      if (index >= 0) {
        sequence.remove(index);
      }
      if (index != Sequence.NEITHER) {
        return child;
      }
    }
    return null;
  }
}
