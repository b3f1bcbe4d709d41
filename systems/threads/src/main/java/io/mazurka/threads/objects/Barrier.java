package io.mazurka.threads.objects;

import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.World;

/** A place where a fixed number of threads wait for each other, again and again. */
public final class Barrier extends SharedObject<Barrier.Arrivals> {

  /** The number of complete rounds, and the number of threads that have arrived in this round. */
  record Arrivals(int round, int arrived) {}

  private final int parties;

  Barrier(World world, String name, int parties) {
    super(world, name, new Arrivals(0, 0));
    this.parties = parties;
  }

  /** Arrives, and waits until all threads of this round have arrived. */
  public void await() {
    perform(passing(perform(arriving())));
  }

  /**
   * Arrives without waiting. The result is the number of the round; {@link #passing} waits for it.
   */
  public Operation<Integer> arriving() {
    return Operation.on(
        this,
        Kind.PLAIN,
        () -> "arrive at " + name(),
        (state, thread) -> {
          boolean last = state.arrived() + 1 == parties;
          return OperationOutcome.write(
              last
                  ? new Arrivals(state.round() + 1, 0)
                  : new Arrivals(state.round(), state.arrived() + 1),
              state.round());
        });
  }

  /** Blocks until all threads have arrived in {@code round}. */
  public Operation<Integer> passing(int round) {
    return Operation.on(
        this,
        Kind.AWAITING,
        () -> "pass " + name(),
        (state, thread) -> state.round() > round ? OperationOutcome.read(state, round) : null);
  }
}
