package io.mazurka.threads.real.recording;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.threads.operations.LiveObject;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.OperationOutcome;
import io.mazurka.threads.operations.OutsideThreads;
import io.mazurka.threads.operations.SharedObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The events of a run so far, and the states they left the objects in. */
public final class Journal {

  /** Objects are numbered after the choices of the threads, which nobody shares. */
  private static final int FIRST_OBJECT = PackedEvent.MOST_THREADS;

  private Prefix expected;
  private final List<RunEvent> events = new ArrayList<>();
  private @Nullable Object[] states = new Object[16];
  private @Nullable RunEvent last;
  private @Nullable RunEvent surprise;
  private final OutsideThreads setUp = OutsideThreads.inSetUp();
  private OutsideThreads outside = setUp;

  /** The empty journal of a run that should begin with the events of {@code expected}. */
  public Journal(Prefix expected) {
    this.expected = expected;
  }

  public List<RunEvent> events() {
    return events;
  }

  public int size() {
    return events.size();
  }

  /** The event that was taken last. */
  public RunEvent last() {
    return Objects.requireNonNull(last);
  }

  public Object state(SharedObject<?> object) {
    if (object instanceof LiveObject<?> live) {
      return live.state();
    }
    int number = object.number();
    Object known = number < states.length ? states[number] : null;
    return known == null ? setUp.state(object) : known;
  }

  /** Lets a final check begin, with the objects as they are. */
  public void beginCheck() {
    outside = OutsideThreads.inFinalCheck(this::state);
  }

  /**
   * Performs {@code operation} as the event {@code access}; if the operation throws, the exception
   * is its result.
   */
  public <R> R take(Operation<R> operation, long access) {
    int thread = PackedEvent.thread(access);
    int alternative = PackedEvent.alternative(access);
    SharedObject<?> object = operation.object();
    Object before = object == null ? (Object) alternative : state(object);
    try {
      OperationOutcome<Object, R> outcome = outcome(operation, access, before);
      if (outcome == null) {
        throw new IllegalStateException("'%s' is blocked".formatted(operation));
      }
      note(
          new RunEvent(
              thread, alternative, operation, access, before, outcome.state(), outcome.result()));
      return outcome.result();
    } catch (RuntimeException | AssertionError e) {
      note(new RunEvent(thread, alternative, operation, access, before, before, e));
      throw e;
    }
  }

  private static <R> @Nullable OperationOutcome<Object, R> outcome(
      Operation<R> operation, long access, Object before) {
    Operation.Expiry<Object, R> expiry = operation.expiry();
    int thread = PackedEvent.thread(access);
    return PackedEvent.isLastResort(access) && expiry != null
        ? expiry.effect().in(before, thread)
        : operation.in(before, thread);
  }

  private void note(RunEvent event) {
    int index = events.size();
    events.add(event);
    last = event;
    SharedObject<?> object = event.operation().object();
    if (object instanceof LiveObject<?>) {
      become(object, event.after());
    } else if (object != null) {
      set(object.number(), event.after());
    }
    if (index < expected.length() && !expected.events().get(index).matches(event)) {
      surprise = expected.events().get(index);
    }
    if (index + 1 == expected.length()) {
      expected.restore(events);
      expected = Prefix.EMPTY; // an event refers to its run, that run to the run before, and so on
    }
  }

  @SuppressWarnings("unchecked") // the state is one that an operation on the object left
  private static void become(SharedObject<?> object, Object state) {
    ((LiveObject<Object>) object).become(state);
  }

  /** The event that was expected where another one happened, or null. */
  public @Nullable RunEvent surprise() {
    return surprise;
  }

  /** Performs an operation where no thread runs. */
  public <R> R performOutside(Operation<R> operation) {
    return outside.perform(operation);
  }

  private void set(int object, Object state) {
    if (object >= states.length) {
      states = Arrays.copyOf(states, Math.max(object + 1, 2 * states.length));
    }
    states[object] = state;
  }

  /**
   * The blocked event {@code access} as the event that it becomes when it has waited long enough.
   */
  public static long expired(long access) {
    int thread = PackedEvent.thread(access);
    return PackedEvent.lastResort(PackedEvent.of(thread, PackedEvent.object(access), true));
  }

  /** The event that {@code operation} of {@code thread} would be now. */
  public long access(Operation<?> operation, int thread) {
    SharedObject<?> object = operation.object();
    return access(operation, thread, object == null ? (Object) 0 : state(object));
  }

  /**
   * The event that {@code operation} of {@code thread} would be with its object in {@code state}.
   */
  public static long access(Operation<?> operation, int thread, Object state) {
    SharedObject<?> object = operation.object();
    if (object == null) {
      long choice = PackedEvent.of(thread, thread, false);
      return operation.isUnmet() ? PackedEvent.blocked(choice) : choice;
    }
    long plain = PackedEvent.of(thread, FIRST_OBJECT + object.number(), false);
    long access = operation.isConditional() ? PackedEvent.conditional(plain) : plain;
    try {
      OperationOutcome<Object, ?> outcome = operation.in(state, thread);
      if (outcome == null) {
        return PackedEvent.blocked(operation.isReader() ? access : PackedEvent.writing(access));
      }
      return outcome.write() ? PackedEvent.writing(access) : access;
    } catch (RuntimeException | AssertionError e) {
      return PackedEvent.writing(access);
    }
  }
}
