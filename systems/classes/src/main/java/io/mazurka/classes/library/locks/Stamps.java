package io.mazurka.classes.library.locks;

import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;

/**
 * The state of a stamped lock as a number. The encoding is that of the JDK, so that its static
 * methods understand the stamps: the lowest seven bits count readers, the next bit is set by a
 * writer, and the others change whenever a writer has left.
 */
final class Stamps {

  static final long READERS = 127;
  static final long WRITER = 128;
  static final long MODE = READERS | WRITER;
  static final long VERSION = ~READERS;

  private Stamps() {}

  static OperationEffect<Long, Long> writing() {
    return (now, thread) ->
        (now & MODE) == 0 ? OperationOutcome.write(now | WRITER, now | WRITER) : null;
  }

  static OperationEffect<Long, Long> reading() {
    return (now, thread) ->
        (now & WRITER) == 0 && (now & READERS) < READERS
            ? OperationOutcome.write(now + 1, now + 1)
            : null;
  }

  static <S> OperationEffect<S, Long> trying(OperationEffect<S, Long> effect) {
    return (now, thread) -> {
      OperationOutcome<S, Long> taken = effect.in(now, thread);
      return taken == null ? OperationOutcome.read(now, 0L) : taken;
    };
  }

  /**
   * The state after the mode of {@code stamp} was released: a new version, or one reader less. It
   * is 0 if the stamp is not valid.
   */
  static long released(long now, long stamp) {
    boolean valid = (stamp & MODE) != 0 && (now & VERSION) == (stamp & VERSION);
    boolean writes = (stamp & WRITER) != 0;
    if (!valid || (writes ? now != stamp : (now & READERS) == 0)) {
      return 0;
    }
    return writes ? now + WRITER : now - 1;
  }

  /** Converts a valid stamp to a write stamp. */
  static OperationEffect<Long, Long> toWriteLock(long stamp) {
    return (now, thread) -> {
      long readers = now & READERS;
      boolean alone = (stamp & MODE) == 0 ? readers == 0 : readers == 1;
      if ((stamp & WRITER) != 0) {
        return now == stamp ? OperationOutcome.read(now, stamp) : null;
      }
      long locked = (now & VERSION) | WRITER;
      return alone && (now & WRITER) == 0 ? OperationOutcome.write(locked, locked) : null;
    };
  }

  /** Converts a valid stamp to a read stamp. */
  static OperationEffect<Long, Long> toReadLock(long stamp) {
    return (now, thread) -> {
      if ((stamp & WRITER) != 0) {
        long next = now + WRITER + 1;
        return now == stamp ? OperationOutcome.write(next, next) : null;
      }
      return (stamp & READERS) != 0 ? OperationOutcome.read(now, stamp) : reading().in(now, thread);
    };
  }

  /** Converts a valid stamp to a stamp for optimistic reading. */
  static OperationEffect<Long, Long> toOptimisticRead(long stamp) {
    return (now, thread) -> {
      if ((stamp & MODE) == 0) {
        return OperationOutcome.read(now, stamp);
      }
      long next = released(now, stamp);
      return next == 0 ? null : OperationOutcome.write(next, next & VERSION);
    };
  }
}
