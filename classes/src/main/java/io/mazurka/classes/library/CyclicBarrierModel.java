package io.mazurka.classes.library;

import io.mazurka.classes.runtime.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.threads.objects.Done;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * The model of {@link CyclicBarrier}: whoever comes last lets the others go, and runs the action.
 */
public class CyclicBarrierModel extends CyclicBarrier {

  /**
   * How far the barrier has come.
   *
   * @param generation how often it has let everybody go
   */
  private record Stage(int generation, int arrived, boolean broken) {}

  private final Shared<Stage> stage = Shared.of(this, new Stage(0, 0, false));
  private final int parties;
  private final @Nullable Runnable action;

  public CyclicBarrierModel(int parties) {
    this(parties, null);
  }

  public CyclicBarrierModel(int parties, @Nullable Runnable action) {
    super(parties, action);
    this.parties = parties;
    this.action = action;
  }

  @Override
  public int await() throws InterruptedException, BrokenBarrierException {
    try {
      return await(-1);
    } catch (TimeoutException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public int await(long timeout, TimeUnit unit)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    return await(unit.toNanos(timeout));
  }

  private int await(long nanos)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    Stage before =
        stage.perform(
            Kind.PLAIN,
            Order.BOTH,
            "arrive at",
            (now, thread) ->
                OperationOutcome.write(
                    now.broken() ? now : new Stage(now.generation(), now.arrived() + 1, false),
                    now));
    requireWhole(before);
    int index = parties - 1 - before.arrived();
    if (index == 0) {
      if (action != null) {
        action.run();
      }
      stage.perform(
          Kind.PLAIN,
          Order.BOTH,
          "open",
          (now, thread) -> OperationOutcome.write(new Stage(now.generation() + 1, 0, false)));
    } else {
      pass(before.generation(), nanos);
    }
    return index;
  }

  private void pass(int generation, long nanos)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    Stage after =
        nanos < 0
            ? stage.await(
                Kind.AWAITING,
                Order.ACQUIRE,
                "pass",
                (now, thread) ->
                    now.generation() > generation || now.broken()
                        ? OperationOutcome.read(now, now)
                        : null)
            : stage.await(
                Kind.AWAITING,
                Order.ACQUIRE,
                "pass in time",
                (now, thread) ->
                    now.generation() > generation || now.broken()
                        ? OperationOutcome.read(now, now)
                        : null,
                nanos,
                (now, thread) ->
                    OperationOutcome.write(
                        new Stage(now.generation(), now.arrived(), true),
                        new Stage(generation, -1, true)));
    if (after.arrived() < 0) {
      throw new TimeoutException();
    }
    if (after.generation() == generation) {
      requireWhole(after);
    }
  }

  private static void requireWhole(Stage now) throws BrokenBarrierException {
    if (now.broken()) {
      throw new BrokenBarrierException();
    }
  }

  @Override
  public boolean isBroken() {
    stage.read("look at");
    return stage.state().broken();
  }

  @Override
  public int getNumberWaiting() {
    stage.read("look at");
    return stage.state().arrived();
  }

  @Override
  public void reset() {
    stage.perform(
        Kind.PLAIN,
        Order.BOTH,
        "reset",
        (now, thread) -> {
          boolean waited = now.arrived() > 0;
          return new OperationOutcome<>(
              new Stage(now.generation() + (waited ? 1 : 0), 0, false), Done.DONE, true);
        });
  }
}
