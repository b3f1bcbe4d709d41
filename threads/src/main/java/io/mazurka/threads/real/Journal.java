package io.mazurka.threads.real;

import io.mazurka.kernel.dynamic.Access;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.Outcome;
import io.mazurka.threads.objects.SharedObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The events of a run so far, and the states they left the objects in. */
final class Journal {

  /** Objects are numbered after the choices of the threads, which nobody shares. */
  private static final int FIRST_OBJECT = Access.MOST_THREADS;

  private final List<Event> expected;
  private final List<Event> events = new ArrayList<>();
  private @Nullable Object[] states = new Object[16];
  private @Nullable Event surprise;
  private boolean open;

  /** A journal of a run that should begin like {@code expected}. */
  Journal(List<Event> expected) {
    this.expected = expected;
  }

  List<Event> events() {
    return events;
  }

  int size() {
    return events.size();
  }

  Event last() {
    return events.get(events.size() - 1);
  }

  Object state(SharedObject<?> object) {
    int number = object.number();
    Object known = number < states.length ? states[number] : null;
    return known == null ? object.initial() : known;
  }

  /** The program is declared: from now on its objects can be read. */
  void open() {
    open = true;
  }

  /** Takes an event of the thread that {@code access} tells; an exception is its result, too. */
  <R> R take(Operation<R> operation, long access) {
    int thread = Access.thread(access);
    int alternative = Access.alternative(access);
    SharedObject<?> object = operation.object();
    Object before = object == null ? (Object) alternative : state(object);
    try {
      Outcome<Object, R> outcome = operation.in(before, thread);
      if (outcome == null) {
        throw new IllegalStateException("'%s' is blocked".formatted(operation));
      }
      note(
          new Event(
              thread, alternative, operation, access, before, outcome.state(), outcome.result()));
      return outcome.result();
    } catch (RuntimeException | AssertionError e) {
      note(new Event(thread, alternative, operation, access, before, before, e));
      throw e;
    }
  }

  private void note(Event event) {
    int index = events.size();
    events.add(event);
    SharedObject<?> object = event.operation().object();
    if (object != null) {
      set(object.number(), event.after());
    }
    if (index < expected.size() && !expected.get(index).matches(event)) {
      surprise = expected.get(index);
    }
  }

  /** What the last event should have been but was not, or null. */
  @Nullable Event surprise() {
    return surprise;
  }

  /** Reads for a final check; nothing else happens outside the threads. */
  <R> R read(Operation<R> operation) {
    SharedObject<?> object = operation.object();
    Outcome<Object, R> outcome =
        open && object != null ? operation.in(state(object), Baton.CONTROLLER) : null;
    if (outcome == null || outcome.write()) {
      throw new IllegalStateException(
          "'%s' is performed outside the threads; only final checks may read there"
              .formatted(operation));
    }
    return outcome.result();
  }

  private void set(int object, Object state) {
    if (object >= states.length) {
      states = Arrays.copyOf(states, Math.max(object + 1, 2 * states.length));
    }
    states[object] = state;
  }

  /** What {@code operation} of {@code thread} would be now. */
  long access(Operation<?> operation, int thread) {
    SharedObject<?> object = operation.object();
    return access(operation, thread, object == null ? (Object) 0 : state(object));
  }

  /** What {@code operation} of {@code thread} would be with its object in {@code state}. */
  static long access(Operation<?> operation, int thread, Object state) {
    SharedObject<?> object = operation.object();
    if (object == null) {
      return Access.of(thread, thread, false);
    }
    long plain = Access.of(thread, FIRST_OBJECT + object.number(), false);
    long access = operation.isConditional() ? Access.conditional(plain) : plain;
    try {
      Outcome<Object, ?> outcome = operation.in(state, thread);
      if (outcome == null) {
        return Access.blocked(operation.isReader() ? access : Access.writing(access));
      }
      return outcome.write() ? Access.writing(access) : access;
    } catch (RuntimeException | AssertionError e) {
      return Access.writing(access);
    }
  }
}
