package io.mazurka.classes.library.queues;

import io.mazurka.classes.calls.TextReads;
import io.mazurka.classes.library.queues.QueueState.End;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The model of all blocking queues that store elements. The generated classes that replace the
 * queues call its methods. Iterators show the elements of one moment.
 */
public final class QueueModel<E> extends TwoEnds<E> {

  private final QueueState<E> state;

  private QueueModel(QueueState<E> state) {
    super(state);
    this.state = state;
  }

  /**
   * The model of {@code queue}, which was just made and whose methods do not call the model yet.
   */
  @SuppressWarnings("unchecked") // elements without a comparator have an order of their own
  public static <E> QueueModel<E> of(BlockingQueue<E> queue) {
    Comparator<? super E> order = null;
    if (queue instanceof PriorityBlockingQueue<E> sorted) {
      Comparator<? super E> given = sorted.comparator();
      order = given == null ? (Comparator<? super E>) Comparator.naturalOrder() : given;
    }
    List<E> elements = new ArrayList<>(queue);
    if (order != null) {
      elements.sort(order);
    }
    long capacity = (long) queue.remainingCapacity() + elements.size();
    return new QueueModel<>(
        new QueueState<>(queue, elements, (int) Math.min(Integer.MAX_VALUE, capacity), order));
  }

  @Override
  public boolean offer(E element) {
    return offerLast(element);
  }

  @Override
  public boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
    return offerLast(element, timeout, unit);
  }

  @Override
  public void put(E element) throws InterruptedException {
    putLast(element);
  }

  @Override
  public @Nullable E poll() {
    return pollFirst();
  }

  @Override
  public @Nullable E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return pollFirst(timeout, unit);
  }

  @Override
  public E take() throws InterruptedException {
    return takeFirst();
  }

  @Override
  public @Nullable E peek() {
    return peekFirst();
  }

  @Override
  public void push(E element) {
    addFirst(element);
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  @Override
  public int size() {
    return state.look("look at").size();
  }

  @Override
  public int remainingCapacity() {
    return state.remainingCapacity();
  }

  @Override
  public boolean contains(Object element) {
    return state.look("search").contains(element);
  }

  @Override
  public boolean remove(Object element) {
    return state.remove(element::equals, 1, End.FIRST) > 0;
  }

  @Override
  public boolean removeFirstOccurrence(Object element) {
    return remove(element);
  }

  @Override
  public boolean removeLastOccurrence(Object element) {
    return state.remove(element::equals, 1, End.LAST) > 0;
  }

  @Override
  public boolean removeIf(Predicate<? super E> which) {
    if (state.removesLater()) {
      state.steps("removeIf", true);
    }
    return state.remove(which, Integer.MAX_VALUE, End.FIRST) > 0;
  }

  @Override
  public boolean removeAll(Collection<?> others) {
    return removeIf(others::contains);
  }

  @Override
  public boolean retainAll(Collection<?> others) {
    return removeIf(element -> !others.contains(element));
  }

  @Override
  public void clear() {
    state.clear();
  }

  @Override
  public int drainTo(Collection<? super E> target) {
    return drainTo(target, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super E> target, int most) {
    return state.drainTo(target, most);
  }

  @Override
  public Object[] toArray() {
    return state.look("look at").toArray();
  }

  @Override
  public <T> T[] toArray(T[] array) {
    return state.look("look at").toArray(array);
  }

  @Override
  public Iterator<E> iterator() {
    return new QueueIterator<>(state, state.look("look at"));
  }

  @Override
  public Iterator<E> descendingIterator() {
    List<E> seen = new ArrayList<>(state.look("look at"));
    Collections.reverse(seen);
    return new QueueIterator<>(state, seen);
  }

  @Override
  public String toString() {
    Object seen = state.look("look at");
    TextReads.of(seen);
    return seen.toString();
  }
}
