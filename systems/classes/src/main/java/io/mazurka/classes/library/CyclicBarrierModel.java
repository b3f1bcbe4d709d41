package io.mazurka.classes.library;

import io.mazurka.classes.calls.ThreadCalls;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * The model of {@link CyclicBarrier}: the last thread that arrives runs the action and releases the
 * others.
 */
public class CyclicBarrierModel extends CyclicBarrier {

  /**
   * The state of the barrier.
   *
   * @param generation how often it has released all threads
   * @param reset the generations that were ended by a reset of the barrier
   */
  private record Stage(int generation, int arrived, boolean broken, Set<Integer> reset) {

    Stage {
      reset = Set.copyOf(reset);
    }

    @Override
    public String toString() {
      return broken ? "broken" : "%d there".formatted(arrived);
    }

    Stage brokenUp() {
      return new Stage(generation, 0, true, reset);
    }

    Stage joined() {
      return broken ? this : new Stage(generation, arrived + 1, false, reset);
    }

    Stage opened() {
      return new Stage(generation + 1, 0, false, reset);
    }

    /** The state after a reset; waiting threads find the barrier broken. */
    Stage begunAnew() {
      Set<Integer> more = new HashSet<>(reset);
      more.add(generation);
      return new Stage(generation + 1, 0, false, more);
    }

    boolean isBroken(int since) {
      return generation == since ? broken : reset.contains(since);
    }

    /** Whether the threads that arrived in a generation need not wait any more. */
    boolean isOver(int since) {
      return generation > since || broken;
    }
  }

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  private final Shared<Stage> stage = Shared.of(this, new Stage(0, 0, false, Set.of()));

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
      return arrive(null);
    } catch (TimeoutException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public int await(long timeout, TimeUnit unit)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    return arrive(unit.toNanos(timeout));
  }

  private int arrive(@Nullable Long nanos)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    checkInterrupt();
    Stage before =
        stage.perform(
            Kind.BLOCKING,
            Order.BOTH,
            "arrive at",
            settled(
                (now, thread) ->
                    OperationOutcome.write(
                        isLast(now) && action == null ? now.opened() : now.joined(), now)));
    requireWhole(before, before.generation());
    int index = parties - 1 - before.arrived();
    if (index > 0) {
      pass(before.generation(), nanos);
    } else if (action != null) {
      open(action);
    }
    return index;
  }

  private boolean isLast(Stage now) {
    return now.arrived() == parties - 1 && !now.broken();
  }

  /**
   * An effect that waits until the action is over: meanwhile only the last thread may use the
   * barrier.
   */
  private <R> OperationEffect<Stage, R> settled(OperationEffect<Stage, R> effect) {
    return (now, thread) -> now.arrived() == parties ? null : effect.in(now, thread);
  }

  /** If the thread was interrupted before, breaks the barrier, unless it is broken already. */
  private void checkInterrupt() throws InterruptedException, BrokenBarrierException {
    try {
      ThreadCalls.checkInterrupt();
    } catch (InterruptedException e) {
      if (!breaks(-1)) {
        ThreadCalls.interrupt(Shared.thread());
        throw new BrokenBarrierException();
      }
      throw e;
    }
  }

  /** Runs the action and releases all threads; if the action fails, the barrier is broken. */
  private void open(Runnable last) {
    boolean[] good = new boolean[1];
    try {
      last.run();
      good[0] = true;
    } finally {
      stage.perform(
          Kind.PLAIN,
          Order.BOTH,
          "open",
          (now, thread) -> OperationOutcome.write(good[0] ? now.opened() : now.brokenUp()));
    }
  }

  /** Breaks the barrier; returns false if it is broken already, or has released the generation. */
  private boolean breaks(int generation) {
    return stage.perform(
        Kind.BLOCKING,
        Order.BOTH,
        "break",
        settled(
            (now, thread) ->
                now.broken() || (generation >= 0 && now.isOver(generation))
                    ? OperationOutcome.read(now, false)
                    : OperationOutcome.write(now.brokenUp(), true)));
  }

  private void pass(int generation, @Nullable Long nanos)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    TimeLimit<Stage, Stage> limit =
        nanos == null
            ? null
            : new TimeLimit<>(
                nanos,
                (now, thread) ->
                    OperationOutcome.write(
                        now.brokenUp(), new Stage(generation, -1, true, Set.of())));
    Stage after;
    try {
      after =
          stage.resume(
              Kind.AWAITING,
              "pass",
              (now, thread) -> now.isOver(generation) ? OperationOutcome.read(now, now) : null,
              limit);
    } catch (InterruptedException e) {
      if (breaks(generation)) {
        throw e;
      }
      ThreadCalls.interrupt(Shared.thread());
      after = look();
    }
    if (after.arrived() < 0) {
      throw new TimeoutException();
    }
    requireWhole(after, generation);
  }

  private static void requireWhole(Stage now, int generation) throws BrokenBarrierException {
    if (now.isBroken(generation)) {
      throw new BrokenBarrierException();
    }
  }

  private Stage look() {
    return stage.perform(
        Kind.AWAITING,
        Order.NOTHING,
        "look at",
        settled((now, thread) -> OperationOutcome.read(now, now)));
  }

  @Override
  public boolean isBroken() {
    return look().broken();
  }

  @Override
  public int getNumberWaiting() {
    return look().arrived();
  }

  @Override
  public void reset() {
    stage.perform(
        Kind.BLOCKING,
        Order.BOTH,
        "reset",
        settled((now, thread) -> OperationOutcome.write(now.begunAnew())));
  }
}
