package io.mazurka.classes.library.queues;

import io.mazurka.classes.calls.ThreadCalls;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A place where two threads meet and exchange items. */
final class Rendezvous<T> {

  /** The role of a thread: a thread meets threads of the other role. */
  enum Side {
    GIVER,
    TAKER,
    ANYBODY;

    Side other() {
      return this == GIVER ? TAKER : this == TAKER ? GIVER : this;
    }
  }

  /** A thread that has come, its item, and the result of its visit so far. */
  private record Guest<T>(int thread, Side side, Optional<T> brought, Visit<T> visit) {}

  /** The result of a visit: the received item, or that nobody was there. */
  record Visit<T>(boolean met, Optional<T> got) {

    static <T> Visit<T> alone() {
      return new Visit<>(false, Optional.empty());
    }

    @Override
    public String toString() {
      return met ? got.map(item -> "met, " + item).orElse("met") : "nobody";
    }
  }

  private final Shared<List<Guest<T>>> guests;
  private final boolean fair;

  /**
   * The meeting place of {@code model}; if it is not fair, the thread that came last is met first.
   */
  Rendezvous(Object model, boolean fair) {
    this.guests = Shared.of(model, List.of());
    this.fair = fair;
  }

  /** The guest to meet, or -1. */
  private int partner(List<Guest<T>> now, Side side) {
    int found = -1;
    for (int place = 0; place < now.size() && (found < 0 || !fair); place++) {
      Guest<T> guest = now.get(place);
      found = guest.side() == side.other() && !guest.visit().met() ? place : found;
    }
    return found;
  }

  private @Nullable OperationOutcome<List<Guest<T>>, Visit<T>> meeting(
      List<Guest<T>> now, Side side, Optional<T> brought) {
    int place = partner(now, side);
    if (place < 0) {
      return null;
    }
    Guest<T> met = now.get(place);
    List<Guest<T>> next = new ArrayList<>(now);
    next.set(
        place, new Guest<>(met.thread(), met.side(), met.brought(), new Visit<>(true, brought)));
    return OperationOutcome.write(List.copyOf(next), new Visit<>(true, met.brought()));
  }

  /** Meets a waiting thread, if there is one. */
  Visit<T> meetAtOnce(Side side, @Nullable T item) {
    Optional<T> brought = Optional.ofNullable(item);
    return guests.perform(
        Kind.TRYING,
        Order.BOTH,
        "meet at",
        (now, thread) -> {
          OperationOutcome<List<Guest<T>>, Visit<T>> met = meeting(now, side, brought);
          return met == null ? OperationOutcome.read(now, Visit.alone()) : met;
        });
  }

  /**
   * Meets a waiting thread, or waits for another thread.
   *
   * @param nanos how long to wait at most, or null
   */
  Visit<T> meet(Side side, @Nullable T item, @Nullable Long nanos) throws InterruptedException {
    ThreadCalls.checkInterrupt();
    Optional<T> brought = Optional.ofNullable(item);
    Visit<T> visit =
        guests.perform(
            Kind.PLAIN,
            Order.BOTH,
            "come to",
            (now, thread) -> {
              OperationOutcome<List<Guest<T>>, Visit<T>> met = meeting(now, side, brought);
              return met == null
                  ? OperationOutcome.write(
                      with(now, new Guest<>(thread, side, brought, Visit.alone())), Visit.alone())
                  : met;
            });
    return visit.met() ? visit : await(nanos);
  }

  private Visit<T> await(@Nullable Long nanos) throws InterruptedException {
    OperationEffect<List<Guest<T>>, Visit<T>> leaving =
        (now, thread) -> OperationOutcome.write(without(now, thread), visit(now, thread));
    try {
      return guests.resume(
          Kind.BLOCKING,
          "be met at",
          (now, thread) -> visit(now, thread).met() ? leaving.in(now, thread) : null,
          nanos == null ? null : new TimeLimit<>(nanos, leaving));
    } catch (InterruptedException e) {
      Visit<T> visit = guests.perform(Kind.PLAIN, Order.BOTH, "leave", leaving);
      if (!visit.met()) {
        throw e;
      }
      ThreadCalls.interrupt(Shared.thread());
      return visit;
    }
  }

  private static <T> Visit<T> visit(List<Guest<T>> now, int thread) {
    for (Guest<T> guest : now) {
      if (guest.thread() == thread) {
        return guest.visit();
      }
    }
    return Visit.alone();
  }

  private static <T> List<Guest<T>> with(List<Guest<T>> now, Guest<T> guest) {
    List<Guest<T>> more = new ArrayList<>(now);
    more.add(guest);
    return List.copyOf(more);
  }

  private static <T> List<Guest<T>> without(List<Guest<T>> now, int thread) {
    return now.stream().filter(guest -> guest.thread() != thread).toList();
  }
}
