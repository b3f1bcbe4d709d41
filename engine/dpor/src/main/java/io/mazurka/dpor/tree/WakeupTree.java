package io.mazurka.dpor.tree;

import io.mazurka.dpor.execution.Dependence;
import org.jspecify.annotations.Nullable;

/**
 * A node of a wakeup tree (Abdulla, Aronis, Jonsson and Sagonas 2017): an event to take and, as its
 * children, the events to take after it, in the order in which they are to be explored. After a
 * leaf any event may come.
 *
 * <p>Only the worker that owns the tree changes it. Others may ask what it {@link #coversAfter
 * covers}; for them, a new branch is linked in only when it is complete.
 */
public final class WakeupTree {

  private final long event;
  private volatile @Nullable WakeupTree first;
  private @Nullable WakeupTree last;
  private volatile @Nullable WakeupTree sibling;

  /** What the owner has noted about this leaf. */
  private @Nullable Object mark;

  private WakeupTree(long event) {
    this.event = event;
  }

  /** An empty tree; its root stands for no event. */
  static WakeupTree empty() {
    return new WakeupTree(Dependence.NONE);
  }

  public long event() {
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
  public @Nullable WakeupTree first() {
    return first;
  }

  /** The branch to explore after this one, or null. */
  public @Nullable WakeupTree sibling() {
    return sibling;
  }

  /** The leaf that is explored first. */
  public WakeupTree firstLeaf() {
    WakeupTree at = this;
    for (WakeupTree child = at.first; child != null; child = at.first) {
      at = child;
    }
    return at;
  }

  /** What was noted about this leaf, or null. */
  public @Nullable Object mark() {
    return mark;
  }

  public void mark(@Nullable Object note) {
    mark = note;
  }

  void removeFirst() {
    WakeupTree removed = first;
    if (removed != null) {
      WakeupTree next = removed.sibling;
      first = next;
      last = next == null ? null : last;
    }
  }

  /** Adds {@code next} as the last child; returns the new node. */
  public WakeupTree append(long next) {
    return append(new WakeupTree(next));
  }

  private WakeupTree append(WakeupTree child) {
    WakeupTree before = last;
    last = child;
    if (before == null) {
      first = child;
    } else {
      before.sibling = child;
    }
    return child;
  }

  /** Takes the children of another tree. */
  void moveFrom(WakeupTree other) {
    last = other.last;
    first = other.first;
  }

  /**
   * Adds a branch for a sequence, unless the tree covers it already. The sequence is used up.
   *
   * @return how many nodes were added
   */
  public int insert(Sequence sequence) {
    WakeupTree at = this;
    while (sequence.size() > 0) {
      WakeupTree child = descend(at.first, sequence);
      if (child == null) {
        int length = sequence.size();
        WakeupTree branch = new WakeupTree(sequence.event(length - 1));
        for (int index = length - 2; index >= 0; index--) {
          WakeupTree above = new WakeupTree(sequence.event(index));
          above.append(branch);
          branch = above;
        }
        at.append(branch);
        return length;
      }
      if (child.isLeaf()) {
        return 0;
      }
      at = child;
    }
    return 0;
  }

  /**
   * Whether the branches after this one cover a sequence, which is used up. If they do, they always
   * will.
   */
  boolean coversAfter(Sequence sequence) {
    WakeupTree next = sibling;
    while (sequence.size() > 0) {
      WakeupTree child = descend(next, sequence);
      if (child == null) {
        return false;
      }
      next = child.first;
      if (next == null) {
        return true;
      }
    }
    return true;
  }

  private static @Nullable WakeupTree descend(@Nullable WakeupTree from, Sequence sequence) {
    for (WakeupTree child = from; child != null; child = child.sibling) {
      if (sequence.follow(child.event)) {
        return child;
      }
    }
    return null;
  }
}
