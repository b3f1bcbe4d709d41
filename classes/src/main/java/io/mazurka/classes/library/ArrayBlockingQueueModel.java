package io.mazurka.classes.library;

import java.util.Collection;
import java.util.Iterator;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The model of {@link ArrayBlockingQueue}. Iterators go over the elements at one moment. */
public class ArrayBlockingQueueModel<E> extends ArrayBlockingQueue<E> {

  private static final long serialVersionUID = 1L;

  private final transient QueueState<E> queue;

  public ArrayBlockingQueueModel(int capacity) {
    super(capacity);
    this.queue = new QueueState<>(this, capacity);
  }

  public ArrayBlockingQueueModel(int capacity, boolean fair) {
    this(capacity);
  }

  @Override
  public void put(E element) throws InterruptedException {
    queue.put(element);
  }

  @Override
  public boolean offer(E element) {
    return queue.offer(element);
  }

  @Override
  public boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
    return queue.offer(element, timeout, unit);
  }

  @Override
  public boolean add(E element) {
    if (!queue.offer(element)) {
      throw new IllegalStateException("Queue full");
    }
    return true;
  }

  @Override
  public E take() throws InterruptedException {
    return queue.take();
  }

  @Override
  public @Nullable E poll() {
    return queue.poll();
  }

  @Override
  public @Nullable E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return queue.poll(timeout, unit);
  }

  @Override
  public @Nullable E peek() {
    return queue.look("peek at").stream().findFirst().orElse(null);
  }

  @Override
  public int size() {
    return queue.look("look at").size();
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public int remainingCapacity() {
    return queue.remainingCapacity();
  }

  @Override
  public boolean contains(Object element) {
    return queue.look("search").contains(element);
  }

  @Override
  public boolean remove(Object element) {
    return !queue.remove(element::equals, 1).isEmpty();
  }

  @Override
  public void clear() {
    queue.clear();
  }

  @Override
  public int drainTo(Collection<? super E> target) {
    return queue.drainTo(target, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super E> target, int most) {
    return queue.drainTo(target, most);
  }

  @Override
  public Object[] toArray() {
    return queue.look("look at").toArray();
  }

  @Override
  public <T> T[] toArray(T[] array) {
    return queue.look("look at").toArray(array);
  }

  @Override
  public Iterator<E> iterator() {
    return queue.look("look at").iterator();
  }

  @Override
  public String toString() {
    return queue.look("look at").toString();
  }
}
