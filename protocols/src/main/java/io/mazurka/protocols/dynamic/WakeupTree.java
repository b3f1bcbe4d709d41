package io.mazurka.protocols.dynamic;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A node of a wakeup tree (Abdulla, Aronis, Jonsson and Sagonas 2017): what to take next, in the
 * order it is to be explored. A leaf leaves the rest open.
 */
final class WakeupTree {

  private final Deque<Branch> branches = new ArrayDeque<>();

  private record Branch(Event event, WakeupTree then) {}

  boolean isLeaf() {
    return branches.isEmpty();
  }

  /** The event to explore first, or null. */
  @Nullable Event first() {
    Branch first = branches.peekFirst();
    return first == null ? null : first.event;
  }

  /** What is planned after the first event. */
  WakeupTree afterFirst() {
    return branches.getFirst().then;
  }

  void removeFirst() {
    branches.removeFirst();
  }

  WakeupTree append(Event event) {
    WakeupTree then = new WakeupTree();
    branches.addLast(new Branch(event, then));
    return then;
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
    for (Branch branch : branches) {
      int index = sequence.find(branch.event);
      if (index >= 0) {
        sequence.remove(index);
      }
      if (index != Sequence.NEITHER) {
        return branch.then;
      }
    }
    return null;
  }
}
