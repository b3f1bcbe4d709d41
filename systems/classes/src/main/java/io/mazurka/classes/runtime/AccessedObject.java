package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.AccessHistory;
import io.mazurka.threads.operations.LiveObject;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** An object that events of rewritten code access, with the history of its accesses. */
public abstract class AccessedObject<S> extends LiveObject<S> {

  private AccessHistory history = new AccessHistory(this::raced);
  private @Nullable ClassRun accessedIn;

  /** Whether some accesses to it are no events, so that not all their orders are explored. */
  boolean isAccessedSilently;

  public AccessedObject(int number, S initial) {
    super(number, initial);
  }

  /** Called when two accesses to it are unordered; returns whether that is a data race. */
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

  /**
   * The history of its accesses in an execution; an object that outlives executions gets a new
   * history in each.
   */
  final AccessHistory history(ClassRun run) {
    if (accessedIn != run) {
      accessedIn = run;
      history = new AccessHistory(this::raced);
    }
    return history;
  }

  /** Whether two states look the same to a thread that reads them. */
  boolean isSame(Object one, Object other) {
    return one == other || (one instanceof Number && one.equals(other));
  }

  /** Waits until its state differs from {@code found}; null if differences cannot be noticed. */
  @Nullable Operation<Object> awaitingChange(Object found) {
    return null;
  }

  /** A question about a state, asked by a thread. */
  interface Question<S> {
    boolean isTrue(S state, int thread);
  }

  /** Reads the answer to a question. */
  Operation<Boolean> looking(
      Supplier<String> text, Question<Object> question, @Nullable StackTraceElement line) {
    return Operation.<S, Boolean>of(
        this,
        Kind.PLAIN,
        text,
        (state, thread) -> OperationOutcome.read(state, question.isTrue(state, thread)),
        line);
  }

  /** Waits until the answer to a question is true. */
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
