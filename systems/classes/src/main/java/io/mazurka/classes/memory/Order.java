package io.mazurka.classes.memory;

/** The effect of an event on the happens-before order of the Java memory model. */
public enum Order {
  /** A read of a field or element that is not volatile. */
  PLAIN_READ(true, true, false, false, Releases.AS_BEFORE),
  /** A write of a field or element that is not volatile. */
  PLAIN_WRITE(true, false, true, false, Releases.NONE),
  /** A read that never races with writes of its kind, and that orders nothing. */
  OPAQUE_READ(false, true, false, false, Releases.AS_BEFORE),
  /** A write that never races with reads of its kind, and that orders nothing. */
  OPAQUE_WRITE(false, false, true, false, Releases.NONE),
  /**
   * An event without any effect on the order: to unpark a thread, to be parked, to have waited too
   * long.
   */
  NOTHING(false, true, true, false, Releases.AS_BEFORE),
  /**
   * Everything before an earlier release of the same object happens before this event: a volatile
   * read, a lock.
   */
  ACQUIRE(false, true, false, true, Releases.AS_BEFORE),
  /**
   * An attempt to take a lock: an acquire if it succeeds. A failed attempt orders nothing, as the
   * documentation of {@link java.util.concurrent.locks.Lock} says.
   */
  ATTEMPT(false, true, true, true, Releases.AS_BEFORE),
  /**
   * This event happens before everything that follows a later acquire of the same object: a
   * volatile write, an unlock.
   */
  RELEASE(false, false, true, false, Releases.ALSO_THIS),
  /** A release that orders only threads that read the value it has written. */
  RELEASING_WRITE(false, false, true, false, Releases.THIS_ALONE),
  /** A read and a write in one step that acquires and does not release. */
  ACQUIRING_UPDATE(false, true, true, true, Releases.AS_BEFORE),
  /** A read and a write in one step that releases and does not acquire. */
  RELEASING_UPDATE(false, true, true, false, Releases.ALSO_THIS),
  /** An acquire and a release: a compare-and-set, an operation on a collection. */
  BOTH(false, true, true, true, Releases.ALSO_THIS);

  /** The releases that a later acquire of the object is ordered after. */
  enum Releases {
    AS_BEFORE,
    NONE,
    THIS_ALONE,
    ALSO_THIS
  }

  private final boolean plain;
  private final boolean reads;
  private final boolean writes;
  private final boolean acquires;
  private final Releases releases;

  Order(boolean plain, boolean reads, boolean writes, boolean acquires, Releases releases) {
    this.plain = plain;
    this.reads = reads;
    this.writes = writes;
    this.acquires = acquires;
    this.releases = releases;
  }

  /** The order of the same event if it has only read: for example a lock that was not free. */
  public Order ofRead() {
    if (!writes) {
      return this;
    } else if (this == ATTEMPT) {
      return OPAQUE_READ;
    }
    return acquires ? ACQUIRE : plain ? PLAIN_READ : OPAQUE_READ;
  }

  /** Whether the event races with every conflicting access that is not ordered with it. */
  boolean isPlain() {
    return plain;
  }

  boolean reads() {
    return reads;
  }

  /** Whether the event writes. */
  public boolean writes() {
    return writes;
  }

  boolean acquires() {
    return acquires;
  }

  Releases releases() {
    return releases;
  }
}
