package io.mazurka.classes.memory;

/** What an event means to the order of others in the memory model of Java. */
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
   * It orders nothing, and takes nothing from what others do: to unpark a thread, to be parked, to
   * have waited too long.
   */
  NOTHING(false, true, true, false, Releases.AS_BEFORE),
  /** What came before releases of the same object happens before it: a volatile read, a lock. */
  ACQUIRE(false, true, false, true, Releases.AS_BEFORE),
  /**
   * Trying to take something: an acquire if that succeeds. A refusal orders nothing, as the
   * documentation of {@link java.util.concurrent.locks.Lock} says.
   */
  ATTEMPT(false, true, true, true, Releases.AS_BEFORE),
  /**
   * It happens before what comes after an acquire of the same object: a volatile write, an unlock.
   */
  RELEASE(false, false, true, false, Releases.ALSO_THIS),
  /** A release that only those learn of who read what it wrote. */
  RELEASING_WRITE(false, false, true, false, Releases.THIS_ALONE),
  /** A read and a write at once that is an acquire alone. */
  ACQUIRING_UPDATE(false, true, true, true, Releases.AS_BEFORE),
  /** A read and a write at once that is a release alone. */
  RELEASING_UPDATE(false, true, true, false, Releases.ALSO_THIS),
  /** Both: a compare-and-set, an operation on a collection. */
  BOTH(false, true, true, true, Releases.ALSO_THIS);

  /** What an acquire after an event learns of. */
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

  /** What it means if it has turned out to be a read alone: a lock that is found taken. */
  public Order ofRead() {
    if (!writes) {
      return this;
    } else if (this == ATTEMPT) {
      return OPAQUE_READ;
    }
    return acquires ? ACQUIRE : plain ? PLAIN_READ : OPAQUE_READ;
  }

  /** Whether it races with any access that conflicts with it and that nothing orders. */
  boolean isPlain() {
    return plain;
  }

  boolean reads() {
    return reads;
  }

  /** Whether it changes what others may see. */
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
