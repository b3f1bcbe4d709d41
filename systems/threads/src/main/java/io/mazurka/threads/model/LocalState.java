package io.mazurka.threads.model;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.kernel.table.LongMemo;
import io.mazurka.threads.operations.Next;
import io.mazurka.threads.operations.Operation;
import java.util.function.ToLongBiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A numbered local state of a thread: its next operation, and the outcome of this operation in each
 * state of the object that has come up so far. Shared between workers.
 */
public final class LocalState {

  public static final long WAITING = -2;

  private static final long WRITE = 1L << 62;
  private static final int LOCAL_SHIFT = 31;
  private static final long OBJECT_MASK = (1L << LOCAL_SHIFT) - 1;

  final int number;

  /** The local state itself, as the step function knows it. */
  public final Object value;

  /** The next operation of the thread, or null if the thread has ended. */
  public final Next.@Nullable Perform<Object, Object> next;

  /** The slot of the object that the next operation accesses. */
  public final int slot;

  /** The next event, as far as it does not depend on the state of the object. */
  final long access;

  public final int alternatives;

  /** The outcomes, by number of the state of the object or by alternative; never -1. */
  private final LongMemo outcomes;

  /**
   * @param outcome computes the outcome in a state of the object, or of an alternative
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
   * The outcome of the operation in the state of the object with this number, or, if the operation
   * is a choice, of this alternative.
   */
  long outcome(int objectState) {
    return outcomes.of(objectState);
  }

  static long outcome(int objectState, int local, boolean write) {
    return (write ? WRITE : 0) | (long) local << LOCAL_SHIFT | objectState;
  }

  public static int objectState(long outcome) {
    return (int) (outcome & OBJECT_MASK);
  }

  public static int local(long outcome) {
    return (int) (outcome >>> LOCAL_SHIFT & OBJECT_MASK);
  }

  static boolean isWrite(long outcome) {
    return (outcome & WRITE) != 0;
  }

  /**
   * The event with this outcome. Reads are marked as conditional, since any read may poll in
   * another state of the object.
   */
  long access(long outcome) {
    if (outcome == WAITING) {
      return PackedEvent.blocked(isReader() ? access : PackedEvent.writing(access));
    }
    return isWrite(outcome) ? PackedEvent.writing(access) : PackedEvent.conditional(access);
  }

  /**
   * Whether the operation blocks as a read: it never writes, or it is plain and blocks only because
   * it polls.
   */
  private boolean isReader() {
    return next != null && (next.operation().isReader() || !next.operation().isConditional());
  }

  /** Whether the operation might write in a state of its object that has not come up yet. */
  boolean mayWrite() {
    return next != null && next.operation().isConditional() && !next.operation().isReader();
  }

  /** Whether the only results of the operation are true and false. */
  boolean isTrying() {
    return next != null && next.operation().isTrying();
  }

  /** Whether the thread makes an assumption that does not hold. */
  public boolean isUnmet() {
    return value == Unmet.UNMET;
  }

  public boolean hasFailed() {
    return value instanceof Failed;
  }
}
