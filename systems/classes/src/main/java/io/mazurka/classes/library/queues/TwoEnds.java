package io.mazurka.classes.library.queues;

import io.mazurka.classes.library.queues.QueueState.End;
import java.util.AbstractQueue;
import java.util.NoSuchElementException;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The operations at both ends of a blocking queue. */
public abstract class TwoEnds<E> extends AbstractQueue<E> implements BlockingDeque<E> {

  private final QueueState<E> state;

  TwoEnds(QueueState<E> state) {
    this.state = state;
  }

  private static <E> E required(@Nullable E element) {
    if (element == null) {
      throw new NoSuchElementException();
    }
    return element;
  }

  @Override
  public void addFirst(E element) {
    state.add(element, End.FIRST);
  }

  @Override
  public boolean offerFirst(E element) {
    return state.offer(element, End.FIRST);
  }

  @Override
  public boolean offerFirst(E element, long timeout, TimeUnit unit) throws InterruptedException {
    return state.offer(element, End.FIRST, timeout, unit);
  }

  @Override
  public void putFirst(E element) throws InterruptedException {
    state.put(element, End.FIRST);
  }

  @Override
  public @Nullable E pollFirst() {
    return state.poll(End.FIRST);
  }

  @Override
  public @Nullable E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
    return state.poll(End.FIRST, timeout, unit);
  }

  @Override
  public E takeFirst() throws InterruptedException {
    return state.take(End.FIRST);
  }

  @Override
  public @Nullable E peekFirst() {
    return state.peek(End.FIRST);
  }

  @Override
  public E removeFirst() {
    return required(state.poll(End.FIRST));
  }

  @Override
  public E getFirst() {
    return required(state.peek(End.FIRST));
  }

  @Override
  public void addLast(E element) {
    state.add(element, End.LAST);
  }

  @Override
  public boolean offerLast(E element) {
    return state.offer(element, End.LAST);
  }

  @Override
  public boolean offerLast(E element, long timeout, TimeUnit unit) throws InterruptedException {
    return state.offer(element, End.LAST, timeout, unit);
  }

  @Override
  public void putLast(E element) throws InterruptedException {
    state.put(element, End.LAST);
  }

  @Override
  public @Nullable E pollLast() {
    return state.poll(End.LAST);
  }

  @Override
  public @Nullable E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
    return state.poll(End.LAST, timeout, unit);
  }

  @Override
  public E takeLast() throws InterruptedException {
    return state.take(End.LAST);
  }

  @Override
  public @Nullable E peekLast() {
    return state.peek(End.LAST);
  }

  @Override
  public E removeLast() {
    return required(state.poll(End.LAST));
  }

  @Override
  public E getLast() {
    return required(state.peek(End.LAST));
  }
}
