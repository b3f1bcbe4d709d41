package io.mazurka.classes.library.queues;

import io.mazurka.classes.library.queues.Rendezvous.Side;
import io.mazurka.classes.library.queues.Rendezvous.Visit;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** The model of {@link Exchanger}. */
public class ExchangerModel<V> extends Exchanger<V> {

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  private final Rendezvous<V> place = new Rendezvous<>(this, true);

  @Override
  public @Nullable V exchange(@Nullable V item) throws InterruptedException {
    return place.meet(Side.ANYBODY, item, null).got().orElse(null);
  }

  @Override
  public @Nullable V exchange(@Nullable V item, long timeout, TimeUnit unit)
      throws InterruptedException, TimeoutException {
    Visit<V> visit = place.meet(Side.ANYBODY, item, unit.toNanos(timeout));
    if (!visit.met()) {
      throw new TimeoutException();
    }
    return visit.got().orElse(null);
  }
}
