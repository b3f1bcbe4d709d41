package io.mazurka.protocols.dynamic;

import org.jspecify.annotations.Nullable;

/**
 * A node of a wakeup tree (Abdulla, Aronis, Jonsson and Sagonas 2017): an event to take and, in the
 * order they are to be explored, what to take after it. A leaf leaves the rest open.
 */
final class WakeupTree {

  private final @Nullable Event event;
  private @Nullable WakeupTree first;
  private @Nullable WakeupTree last;
  private @Nullable WakeupTree next;

  private WakeupTree(@Nullable Event event) {
    this.event = event;
  }

  /** A tree without plans. */
  static WakeupTree root() {
    return new WakeupTree(null);
  }

  boolean isLeaf() {
    return first == null;
  }

  /** How many events can come next. */
  int size() {
    int size = 0;
    for (WakeupTree child = first; child != null; child = child.next) {
      size++;
    }
    return size;
  }

  /** The event to explore first, or null. */
  @Nullable Event first() {
    return first == null ? null : first.event;
  }

  /** What is planned after the first event. */
  @Nullable WakeupTree afterFirst() {
    return first;
  }

  void removeFirst() {
    if (first != null) {
      first = first.next;
      last = first == null ? null : last;
    }
  }

  WakeupTree append(Event planned) {
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
      WakeupTree below = at.descend(sequence);
      if (below == null) {
        for (int index = 0; index < sequence.size(); index++) {
          at = at.append(sequence.event(index));
        }
        return sequence.size();
      }
      if (below.isLeaf()) {
        return 0;
      }
      at = below;
    }
    return 0;
  }

  /** What follows the first event that can begin the sequence, or commutes with it. */
  private @Nullable WakeupTree descend(Sequence sequence) {
    for (WakeupTree child = first; child != null; child = child.next) {
      int index = child.event == null ? Sequence.NEITHER : sequence.find(child.event);
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
