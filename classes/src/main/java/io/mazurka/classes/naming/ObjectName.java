package io.mazurka.classes.naming;

/**
 * Names of objects and of what is in them, packed into longs: who made an object, as its how
 * manyth, and which field or element is meant. No name depends on the schedule.
 */
public final class ObjectName {

  /** The slot of the monitor of an object. */
  public static final int MONITOR = 0xFFFFFF;

  /** The slot of an object that is one thing, such as a lock. */
  public static final int WHOLE = 0xFFFFFE;

  private static final int SLOT_BITS = 24;
  private static final long SLOT_MASK = (1L << SLOT_BITS) - 1;
  private static final int MAKER_SHIFT = 56;
  private static final int STATICS = 125;
  private static final int THREADS = 126;
  private static final int INITIALIZERS = 127;

  private ObjectName() {}

  /** The {@code nth} object that thread {@code maker} makes. */
  public static long of(int maker, int nth) {
    return (long) (maker + 1) << MAKER_SHIFT | (nth & 0xFFFFFFFFL) << SLOT_BITS;
  }

  /** The {@code nth} object that was made while a class was initialised. */
  public static long inInitializer(int nth) {
    return of(INITIALIZERS - 1, nth);
  }

  /** Which object that was made while a class was initialised has this name; 0 if none. */
  public static int nthInInitializer(long name) {
    return name >>> MAKER_SHIFT == INITIALIZERS ? (int) (name >>> SLOT_BITS) : 0;
  }

  /** Where static fields and monitors of classes are, numbered from zero. */
  public static long ofStatics(int nth) {
    return of(STATICS - 1, nth);
  }

  /** A thread of the program. */
  public static long ofThread(int number) {
    return of(THREADS - 1, number);
  }

  /** Whether thread {@code maker} made what has this name. */
  public static boolean isBy(long name, int maker) {
    return name >>> MAKER_SHIFT == maker + 1;
  }

  /** Whether what has this name outlives an execution. */
  public static boolean outlives(long name) {
    long maker = name >>> MAKER_SHIFT;
    return maker == INITIALIZERS || maker == STATICS;
  }

  /** A part of an object. Very long arrays have elements that share a name, which is sound. */
  public static long part(long name, int slot) {
    return name | (slot & SLOT_MASK);
  }
}
