package io.mazurka.search.parallel;

import io.mazurka.kernel.supervision.Crew;
import io.mazurka.search.parallel.WorkAccount.Turn;
import java.util.function.IntConsumer;

/**
 * Has all workers do the same turn of a round at once, or the first alone if the round is small,
 * and keeps account of it.
 */
final class Turns implements AutoCloseable {

  private final Crew crew;
  private final int members;
  private final WorkAccount account;
  private boolean shared;

  Turns(int workers, WorkAccount account) {
    this.crew = new Crew(workers);
    this.members = workers;
    this.account = account;
  }

  /** Starts a round, in which all workers share the turns if {@code isShared}. */
  void startRound(boolean isShared) {
    shared = isShared;
    account.startRound(!isShared && members > 1);
  }

  /** Has all workers do their part of a turn, given their number; returns when all are done. */
  void together(Turn turn, IntConsumer work) {
    account.note(0, Turn.LEAD);
    if (shared) {
      crew.run(
          worker -> {
            account.note(worker, Turn.WAIT);
            work.accept(worker);
            account.note(worker, turn);
          });
      account.note(0, Turn.WAIT);
    } else {
      work.accept(0);
      account.note(0, turn);
    }
  }

  /** Notes that a worker is done with a part of its turn, in the middle of which it is. */
  void note(int worker, Turn turn) {
    account.note(worker, turn);
  }

  @Override
  public void close() {
    crew.close();
  }
}
