package io.mazurka.classes.runtime;

import io.mazurka.threads.objects.LiveObject;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that events of rewritten code access, with what is known of its accesses. */
abstract class EventObject<S> extends LiveObject<S> {

  /** For each thread, how many of its steps happen before an acquire; null before any release. */
  int @Nullable [] released;

  /** Who wrote it last, if that was a plain write, and when; -1 if nobody did. */
  int writer = -1;

  int writeTime;
  @Nullable Operation<?> write;

  /** For each thread, when and how it read last. */
  int[] readTimes = {};

  @Nullable Operation<?>[] reads = {};

  /** Whether some of its accesses are no events, so that not all orders of them are explored. */
  boolean isAccessedSilently;

  EventObject(int number, S initial) {
    super(number, initial);
  }

  /** Two accesses to it are ordered by nothing; returns whether that is a data race. */
  boolean isRace() {
    return true;
  }

  /** Waits until it is not as it was found; null if nobody can tell. */
  @Nullable Operation<Object> awaitingChange(Object found) {
    return null;
  }

  /** What is asked of a state on behalf of a thread. */
  interface Question<S> {
    boolean isTrue(S state, int thread);
  }

  /** Finds out whether something is so. */
  Operation<Boolean> looking(
      Supplier<String> text, Question<Object> question, @Nullable StackTraceElement line) {
    return Operation.<S, Boolean>of(
        this,
        Kind.PLAIN,
        text,
        (state, thread) -> OperationOutcome.read(state, question.isTrue(state, thread)),
        line);
  }

  /** Waits until something is so. */
  Operation<Boolean> awaiting(
      Supplier<String> text, Question<Object> question, @Nullable StackTraceElement line) {
    return Operation.<S, Boolean>of(
        this,
        Kind.AWAITING,
        text,
        (state, thread) ->
            question.isTrue(state, thread) ? OperationOutcome.read(state, true) : null,
        line);
  }
}
