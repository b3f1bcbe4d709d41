package io.mazurka.threads.model;

import io.mazurka.kernel.dynamic.execution.PackedEvent;
import io.mazurka.kernel.table.LongMemo;
import io.mazurka.threads.objects.Next;
import io.mazurka.threads.objects.Operation;
import java.util.function.ToLongBiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A numbered local state of a thread: what it does next, and what comes of that in each state of
 * the object, as far as it came up. Shared between workers.
 */
final class LocalState {

  static final long WAITING = -2;

  private static final long WRITE = 1L << 62;
  private static final int LOCAL_SHIFT = 31;
  private static final long OBJECT_MASK = (1L << LOCAL_SHIFT) - 1;

  final int number;

  /** The value this stands for. */
  final Object value;

  /** The next operation of the thread, or null if the thread has ended. */
  final Next.@Nullable Perform<Object, Object> next;

  /** The slot of the object it accesses. */
  final int slot;

  /** The access as far as it does not depend on the object. */
  final long access;

  final int alternatives;

  /** By state of the object, or by alternative; never -1. */
  private final LongMemo outcomes;

  /**
   * @param outcome what comes of it in a state of the object, or of an alternative
   */
  LocalState(
      int number,
      Object value,
      Next.@Nullable Perform<Object, Object> next,
      int thread,
      int slot,
      ToLongBiFunction<LocalState, Integer> outcome) {
    this.number = number;
    this.value = value;
    this.next = next;
    this.slot = slot;
    this.outcomes = new LongMemo(objectState -> outcome.applyAsLong(this, objectState));
    this.alternatives = next == null ? 0 : next.operation().alternatives();
    this.access = next == null ? PackedEvent.NONE : access(next.operation(), thread, slot);
  }

  private static long access(Operation<?> operation, int thread, int slot) {
    long plain = PackedEvent.of(thread, slot, false);
    return operation.isConditional() ? PackedEvent.conditional(plain) : plain;
  }

  /**
   * The effect of the operation in the state of the object with this number, or by this
   * alternative.
   */
  long outcome(int objectState) {
    return outcomes.of(objectState);
  }

  static long outcome(int objectState, int local, boolean write) {
    return (write ? WRITE : 0) | (long) local << LOCAL_SHIFT | objectState;
  }

  static int objectState(long outcome) {
    return (int) (outcome & OBJECT_MASK);
  }

  static int local(long outcome) {
    return (int) (outcome >>> LOCAL_SHIFT & OBJECT_MASK);
  }

  static boolean isWrite(long outcome) {
    return (outcome & WRITE) != 0;
  }

  /** The access as it turns out to be. Any read may be one that polls in another state. */
  long access(long outcome) {
    if (outcome == WAITING) {
      return PackedEvent.blocked(isReader() ? access : PackedEvent.writing(access));
    }
    return isWrite(outcome) ? PackedEvent.writing(access) : PackedEvent.conditional(access);
  }

  /** Whether it is a read whenever it does not block; one that never changes blocks as a read. */
  private boolean isReader() {
    return next != null && (next.operation().isReader() || !next.operation().isConditional());
  }

  /** Whether it might be a write in a state of its object that has not come up. */
  boolean mayWrite() {
    return next != null && next.operation().isConditional() && !next.operation().isReader();
  }

  /** Whether all that comes of it is that it succeeds or not. */
  boolean isTrying() {
    return next != null && next.operation().isTrying();
  }

  /** Whether the thread assumes what is not so. */
  boolean isUnmet() {
    return value == Unmet.UNMET;
  }

  boolean hasFailed() {
    return value instanceof Failed;
  }
}
