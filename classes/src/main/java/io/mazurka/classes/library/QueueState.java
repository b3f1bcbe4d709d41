package io.mazurka.classes.library;

import io.mazurka.classes.runtime.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.TimeLimit;
import io.mazurka.threads.objects.Done;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationEffect;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What models of blocking queues have in common: a list of elements, and how many there may be. */
final class QueueState<E> {

  private final Shared<List<E>> elements;
  private final int capacity;

  QueueState(Object model, int capacity) {
    this.elements = Shared.of(model, List.of());
    this.capacity = capacity;
  }

  private static <E> List<E> with(List<E> list, E element) {
    List<E> more = new ArrayList<>(list);
    more.add(element);
    return List.copyOf(more);
  }

  private static <E> List<E> rest(List<E> list) {
    return List.copyOf(list.subList(1, list.size()));
  }

  private OperationEffect<List<E>, Boolean> putting(E element) {
    Objects.requireNonNull(element);
    return (now, thread) ->
        now.size() < capacity ? OperationOutcome.write(with(now, element), true) : null;
  }

  void put(E element) throws InterruptedException {
    elements.await(Kind.BLOCKING, Order.BOTH, "put into", putting(element));
  }

  boolean offer(E element) {
    Objects.requireNonNull(element);
    return elements.perform(
        Kind.TRYING,
        Order.BOTH,
        "offer to",
        (now, thread) ->
            now.size() < capacity
                ? OperationOutcome.write(with(now, element), true)
                : OperationOutcome.read(now, false));
  }

  boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
    return elements.await(
        Kind.BLOCKING,
        Order.BOTH,
        "offer to",
        putting(element),
        TimeLimit.of(timeout, unit, false));
  }

  E take() throws InterruptedException {
    return elements.await(
        Kind.BLOCKING,
        Order.BOTH,
        "take from",
        (now, thread) -> now.isEmpty() ? null : OperationOutcome.write(rest(now), now.get(0)));
  }

  @Nullable E poll() {
    List<E> taken =
        elements.perform(
            Kind.TRYING,
            Order.BOTH,
            "poll",
            (now, thread) ->
                now.isEmpty()
                    ? OperationOutcome.read(now, now)
                    : OperationOutcome.write(rest(now), now));
    return taken.isEmpty() ? null : taken.get(0);
  }

  @Nullable E poll(long timeout, TimeUnit unit) throws InterruptedException {
    List<E> taken =
        elements.await(
            Kind.BLOCKING,
            Order.BOTH,
            "poll",
            (now, thread) -> now.isEmpty() ? null : OperationOutcome.write(rest(now), now),
            new TimeLimit<>(
                unit.toNanos(timeout), (now, thread) -> OperationOutcome.read(now, now)));
    return taken.isEmpty() ? null : taken.get(0);
  }

  /** The elements, in order, as one event. */
  List<E> look(String verb) {
    elements.read(verb);
    return elements.state();
  }

  int remainingCapacity() {
    return capacity - look("look at").size();
  }

  /** Removes the elements that are as told, up to so many; returns them. */
  List<E> remove(Predicate<? super E> which, int most) {
    return elements.perform(
        Kind.PLAIN,
        Order.BOTH,
        "remove from",
        (now, thread) -> {
          List<E> removed = new ArrayList<>();
          List<E> left = new ArrayList<>();
          for (E element : now) {
            (removed.size() < most && which.test(element) ? removed : left).add(element);
          }
          return OperationOutcome.write(List.copyOf(left), removed);
        });
  }

  int drainTo(Collection<? super E> target, int most) {
    List<E> drained = remove(element -> true, most);
    target.addAll(drained);
    return drained.size();
  }

  void clear() {
    elements.perform(
        Kind.PLAIN,
        Order.BOTH,
        "clear",
        (now, thread) -> new OperationOutcome<>(List.of(), Done.DONE, true));
  }
}
