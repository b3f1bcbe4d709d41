package io.mazurka.classes.library.queues;

import io.mazurka.classes.library.queues.Rendezvous.Side;
import java.util.Collection;
import java.util.Objects;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The model of {@link SynchronousQueue}: a thread that puts an element meets a thread that takes
 * it.
 */
public class SynchronousQueueModel<E> extends SynchronousQueue<E> {

  private static final long serialVersionUID = 1L;

  private final transient Rendezvous<E> place;

  public SynchronousQueueModel() {
    this(false);
  }

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  public SynchronousQueueModel(boolean fair) {
    super(fair);
    this.place = new Rendezvous<>(this, fair);
  }

  @Override
  public void put(E element) throws InterruptedException {
    place.meet(Side.GIVER, Objects.requireNonNull(element), null);
  }

  @Override
  public boolean offer(E element) {
    return place.meetAtOnce(Side.GIVER, Objects.requireNonNull(element)).met();
  }

  @Override
  public boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
    return place.meet(Side.GIVER, Objects.requireNonNull(element), unit.toNanos(timeout)).met();
  }

  @Override
  public E take() throws InterruptedException {
    return place.meet(Side.TAKER, null, null).got().orElseThrow();
  }

  @Override
  public @Nullable E poll() {
    return place.meetAtOnce(Side.TAKER, null).got().orElse(null);
  }

  @Override
  public @Nullable E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return place.meet(Side.TAKER, null, unit.toNanos(timeout)).got().orElse(null);
  }

  @Override
  public int drainTo(Collection<? super E> target) {
    return drainTo(target, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super E> target, int most) {
    int drained = 0;
    E element = most > 0 ? poll() : null;
    while (element != null) {
      target.add(element);
      drained++;
      element = drained < most ? poll() : null;
    }
    return drained;
  }
}
