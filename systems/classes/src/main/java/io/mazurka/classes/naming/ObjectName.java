package io.mazurka.classes.naming;

/**
 * Packs names of objects, fields and elements into longs. A name consists of the thread that made
 * the object, the number of objects that this thread had made, and the slot of a field or element.
 * No name depends on the schedule.
 */
public final class ObjectName {

  /** The slot of the monitor of an object. */
  public static final int MONITOR = 0xFFFFFF;

  /** The slot of an object that is accessed as a whole, such as a lock. */
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

  /**
   * The number of the object with this name among those made while classes were initialised; 0 if
   * it is none of them.
   */
  public static int nthInInitializer(long name) {
    return name >>> MAKER_SHIFT == INITIALIZERS ? (int) (name >>> SLOT_BITS) : 0;
  }

  /**
   * The name of the holder of a class's static fields and monitor; holders are numbered from zero.
   */
  public static long ofStatics(int nth) {
    return of(STATICS - 1, nth);
  }

  /** The name of a thread of the program. */
  public static long ofThread(int number) {
    return of(THREADS - 1, number);
  }

  /** Whether thread {@code maker} made the object with this name. */
  public static boolean isBy(long name, int maker) {
    return name >>> MAKER_SHIFT == maker + 1;
  }

  /** Whether the object with this name outlives an execution. */
  public static boolean outlives(long name) {
    long maker = name >>> MAKER_SHIFT;
    return maker == INITIALIZERS || maker == STATICS;
  }

  /**
   * The name of a part of an object. In very long arrays several elements share a name, which is
   * sound.
   */
  public static long part(long name, int slot) {
    return name | (slot & SLOT_MASK);
  }
}
