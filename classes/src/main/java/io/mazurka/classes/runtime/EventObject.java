package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.AccessHistory;
import io.mazurka.threads.objects.LiveObject;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that events of rewritten code access, with what is known of its accesses. */
abstract class EventObject<S> extends LiveObject<S> {

  private AccessHistory history = new AccessHistory(this::raced);
  private @Nullable ClassRun accessedIn;

  /** Whether some of its accesses are no events, so that not all orders of them are explored. */
  boolean isAccessedSilently;

  EventObject(int number, S initial) {
    super(number, initial);
  }

  /** Two accesses to it are ordered by nothing; returns whether that is a data race. */
  boolean isRace() {
    return true;
  }

  private boolean raced() {
    boolean race = isRace();
    if (race && isAccessedSilently && accessedIn != null) {
      accessedIn.noteSilentRace(this);
    }
    return race;
  }

  /** What is known of its accesses in an execution; one that outlives executions begins anew. */
  final AccessHistory history(ClassRun run) {
    if (accessedIn != run) {
      accessedIn = run;
      history = new AccessHistory(this::raced);
    }
    return history;
  }

  /** Whether somebody who finds it as it was would find the same again. */
  boolean isSame(Object one, Object other) {
    return one == other || (one instanceof Number && one.equals(other));
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
