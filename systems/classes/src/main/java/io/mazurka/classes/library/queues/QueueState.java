package io.mazurka.classes.library.queues;

import io.mazurka.classes.calls.WatchCalls;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The state of a model of a blocking queue: a list of elements, and a capacity. */
final class QueueState<E> {

  /** The end of the queue at which elements are put or taken. */
  enum End {
    FIRST,
    LAST
  }

  private final Object queue;
  private final Shared<List<E>> elements;
  private final int capacity;
  private final @Nullable Comparator<? super E> order;

  /**
   * A queue whose elements are sorted by {@code order}, or in the order of insertion if that is
   * null.
   */
  QueueState(Object model, List<E> initial, int capacity, @Nullable Comparator<? super E> order) {
    this.queue = model;
    this.elements = Shared.of(model, List.copyOf(initial));
    this.capacity = capacity;
    this.order = order;
  }

  private static <E> List<E> with(List<E> list, E element, End end) {
    List<E> more = new ArrayList<>(list);
    more.add(end == End.FIRST ? 0 : list.size(), element);
    return List.copyOf(more);
  }

  private static <E> E at(List<E> list, End end) {
    return list.get(end == End.FIRST ? 0 : list.size() - 1);
  }

  private static <E> List<E> without(List<E> list, End end) {
    return List.copyOf(
        end == End.FIRST ? list.subList(1, list.size()) : list.subList(0, list.size() - 1));
  }

  private OperationEffect<List<E>, Boolean> putting(E element, End end) {
    Objects.requireNonNull(element);
    WatchCalls.change(queue);
    return (now, thread) ->
        now.size() < capacity ? OperationOutcome.write(with(now, element, end), true) : null;
  }

  private boolean arranged(boolean put) {
    Comparator<? super E> wanted = order;
    if (put && wanted != null) {
      elements.amend(list -> list.stream().sorted(wanted).toList());
    }
    return put;
  }

  void put(E element, End end) throws InterruptedException {
    arranged(elements.await(Kind.BLOCKING, Order.BOTH, "put into", putting(element, end)));
  }

  boolean offer(E element, End end) {
    OperationEffect<List<E>, Boolean> putting = putting(element, end);
    return arranged(
        elements.perform(
            Kind.TRYING,
            Order.BOTH,
            "offer to",
            (now, thread) -> {
              OperationOutcome<List<E>, Boolean> put = putting.in(now, thread);
              return put == null ? OperationOutcome.read(now, false) : put;
            }));
  }

  boolean offer(E element, End end, long timeout, TimeUnit unit) throws InterruptedException {
    return arranged(
        elements.await(
            Kind.BLOCKING,
            Order.BOTH,
            "offer to",
            putting(element, end),
            TimeLimit.of(timeout, unit, false)));
  }

  /** Adds an element, or throws if there is no room. */
  boolean add(E element, End end) {
    if (!offer(element, end)) {
      throw new IllegalStateException("Queue full");
    }
    return true;
  }

  private OperationEffect<List<E>, List<E>> taking(End end) {
    WatchCalls.change(queue);
    return (now, thread) -> now.isEmpty() ? null : OperationOutcome.write(without(now, end), now);
  }

  E take(End end) throws InterruptedException {
    return at(elements.await(Kind.BLOCKING, Order.BOTH, "take from", taking(end)), end);
  }

  @Nullable E poll(End end) {
    WatchCalls.change(queue);
    List<E> taken =
        elements.perform(
            Kind.TRYING,
            Order.BOTH,
            "poll",
            (now, thread) ->
                now.isEmpty()
                    ? OperationOutcome.read(now, now)
                    : OperationOutcome.write(without(now, end), now));
    return taken.isEmpty() ? null : at(taken, end);
  }

  @Nullable E poll(End end, long timeout, TimeUnit unit) throws InterruptedException {
    List<E> taken =
        elements.await(
            Kind.BLOCKING,
            Order.BOTH,
            "poll",
            taking(end),
            new TimeLimit<>(
                unit.toNanos(timeout), (now, thread) -> OperationOutcome.read(now, now)));
    return taken.isEmpty() ? null : at(taken, end);
  }

  @Nullable E peek(End end) {
    List<E> seen = look("peek at");
    return seen.isEmpty() ? null : at(seen, end);
  }

  /**
   * Notes that an operation that is one event here takes several steps in Java, unless the queue is
   * sorted.
   */
  void steps(String method, boolean writes) {
    if (order == null) {
      WatchCalls.steps(queue, writes, method);
    }
  }

  /** Whether Java finds elements and removes them in two steps. */
  boolean removesLater() {
    return queue instanceof LinkedBlockingQueue<?> || queue instanceof LinkedBlockingDeque<?>;
  }

  /** The elements, in order, as one event. */
  List<E> look(String verb) {
    elements.read(verb);
    return elements.state();
  }

  /** The remaining capacity; a sorted queue is unbounded. */
  int remainingCapacity() {
    return order == null ? capacity - look("look at").size() : capacity;
  }

  /** Removes up to {@code most} elements that match, from one end; returns their number. */
  int remove(Predicate<? super E> which, int most, End from) {
    WatchCalls.change(queue);
    elements.write("remove from");
    int[] removed = new int[1];
    elements.amend(
        now -> {
          List<E> left = new ArrayList<>(now);
          int size = now.size();
          for (int turn = 0; turn < size && removed[0] < most; turn++) {
            int place = from == End.FIRST ? turn - removed[0] : size - 1 - turn;
            if (which.test(left.get(place))) {
              left.remove(place);
              removed[0]++;
            }
          }
          return List.copyOf(left);
        });
    return removed[0];
  }

  /** Moves up to {@code most} elements to {@code target}, first elements first. */
  int drainTo(Collection<? super E> target, int most) {
    WatchCalls.change(queue);
    List<E> before =
        elements.perform(
            Kind.PLAIN,
            Order.BOTH,
            "drain",
            (now, thread) ->
                OperationOutcome.write(
                    List.copyOf(now.subList(Math.min(Math.max(0, most), now.size()), now.size())),
                    now));
    List<E> drained = before.subList(0, Math.min(Math.max(0, most), before.size()));
    target.addAll(drained);
    return drained.size();
  }

  void clear() {
    WatchCalls.change(queue);
    elements.perform(
        Kind.PLAIN,
        Order.BOTH,
        "clear",
        (now, thread) -> new OperationOutcome<>(List.of(), Done.DONE, true));
  }
}
