package io.mazurka.classes.runtime;

/** What an event means to the order of others in the memory model of Java. */
public enum Order {
  /** A read of a field or element that is not volatile. */
  PLAIN_READ,
  /** A write of a field or element that is not volatile. */
  PLAIN_WRITE,
  /** What came before releases of the same object happens before it: a volatile read, a lock. */
  ACQUIRE,
  /**
   * It happens before what comes after an acquire of the same object: a volatile write, an unlock.
   */
  RELEASE,
  /** Both: a compare-and-set, an operation on a collection. */
  BOTH
}
