package io.mazurka.dpor.execution;

/**
 * An event packed into a long: its thread, the object it accesses, whether it writes it, and which
 * of its alternatives was taken. Two events are dependent if they belong to the same thread, or
 * access the same object and one of them writes it.
 */
public final class PackedEvent {

  /** No event: a thread has ended, or nothing is left to do. */
  public static final long NONE = Dependence.NONE;

  /** The most threads an execution can have, so that sets of them fit a long. */
  public static final int MOST_THREADS = 64;

  /** The most alternatives one event can have. */
  public static final int MOST_ALTERNATIVES = 1 << 14;

  public static final long WRITE = 1L << 6;
  private static final long CONDITIONAL = 1L << 7;
  private static final long WAITING = 1L << 8;
  private static final long LAST_RESORT = 1L << 62;
  private static final int ALTERNATIVE_SHIFT = 9;
  private static final int OBJECT_SHIFT = 23;
  private static final long THREAD_MASK = MOST_THREADS - 1;

  private PackedEvent() {}

  public static long of(int thread, int object, boolean write) {
    return (long) object << OBJECT_SHIFT | (write ? WRITE : 0) | thread;
  }

  /**
   * An alternative of the next event of {@code thread}, without the object that the event accesses.
   */
  public static long choice(int thread, int alternative) {
    return alternative(of(thread, 0, false), alternative);
  }

  /** The same event as a write. */
  public static long writing(long access) {
    return access | WRITE;
  }

  /** The same event, marked as one whose outcome depends on the state of its object. */
  public static long conditional(long access) {
    return access | CONDITIONAL;
  }

  /** The same event, marked as one that cannot be taken now. */
  public static long blocked(long access) {
    return access | CONDITIONAL | WAITING;
  }

  /**
   * The same event, marked as one that can be taken only if no other event can. All events before
   * it happen before it, whatever they access.
   */
  public static long lastResort(long access) {
    return access | CONDITIONAL | LAST_RESORT;
  }

  /** The same event without the mark of {@link #lastResort}. */
  public static long ordinary(long access) {
    return access & ~LAST_RESORT;
  }

  public static boolean isLastResort(long access) {
    return (access & LAST_RESORT) != 0;
  }

  /** The same event with the given alternative taken. */
  public static long alternative(long access, int alternative) {
    return access | (long) alternative << ALTERNATIVE_SHIFT;
  }

  public static int thread(long access) {
    return (int) (access & THREAD_MASK);
  }

  public static int object(long access) {
    return (int) (access >>> OBJECT_SHIFT);
  }

  public static int alternative(long access) {
    return (int) (access >>> ALTERNATIVE_SHIFT) & (MOST_ALTERNATIVES - 1);
  }

  public static boolean isWrite(long access) {
    return (access & WRITE) != 0;
  }

  /** Whether the event might block, or be a read instead of a write, if it came earlier. */
  public static boolean isConditional(long access) {
    return (access & CONDITIONAL) != 0;
  }

  public static boolean isBlocked(long access) {
    return (access & WAITING) != 0;
  }

  /** Whether two events access the same object and one of them writes it. */
  public static boolean conflict(long first, long second) {
    return (first ^ second) >>> OBJECT_SHIFT == 0 && ((first | second) & WRITE) != 0;
  }

  public static boolean sameThread(long first, long second) {
    return ((first ^ second) & THREAD_MASK) == 0;
  }

  public static boolean dependent(long first, long second) {
    return sameThread(first, second) || conflict(first, second);
  }

  public static boolean sameAlternative(long first, long second) {
    return alternative(first) == alternative(second);
  }
}
