package io.mazurka.search.parallel;

import io.mazurka.search.worker.SearchRun;
import io.mazurka.search.worker.Worker;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * All workers of a breadth-first search, and what they know about the reduction. At first one
 * worker gets to know the reduction alone; that is the trial. Then all workers know the same.
 */
public final class Team {

  private final SearchRun run;
  private final Worker[] workers;

  /** Whether the first worker searches alone, to get to know the reduction. */
  private boolean onTrial;

  public Team(SearchRun run, Supplier<Worker> newWorker) {
    this.run = run;
    this.workers = new Worker[run.task().workforce().workers()];
    Arrays.setAll(workers, worker -> newWorker.get());
    this.onTrial = run.task().reduction().reduces();
    endTrial();
  }

  Worker[] workers() {
    return workers;
  }

  /** The first worker. */
  public Worker first() {
    return workers[0];
  }

  /** Whether the first worker searches alone, to get to know the reduction. */
  public boolean isOnTrial() {
    return onTrial;
  }

  /** Ends the trial if it was long enough: what the first worker has learned, all know. */
  public void endTrial() {
    if (onTrial && run.expansions() >= run.task().workforce().trial()) {
      onTrial = false;
      for (Worker worker : workers) {
        worker.chooseAs(workers[0]);
      }
    }
  }

  /** Has the workers tell each other what they came across in the level before. */
  public void startLevel() {
    for (Worker worker : workers) {
      for (Worker colleague : workers) {
        worker.takeIn(colleague);
      }
    }
  }

  /** Has the workers expand the states at this distance from the first ones. */
  public void standAt(long level) {
    for (Worker worker : workers) {
      worker.standAt(level);
    }
  }

  /** Has all workers explore everything from now on. */
  public void giveUpReduction() {
    run.forgetMarked();
    for (Worker worker : workers) {
      worker.giveUpReduction();
    }
  }

  /** How many successors there are that were not taken in. */
  public long successors() {
    long count = 0;
    for (Worker worker : workers) {
      count += worker.successors().size();
    }
    return count;
  }

  /** Forgets the successors, which were taken in. */
  public void forgetSuccessors() {
    for (Worker worker : workers) {
      worker.successors().truncate(0);
    }
  }

  /** Writes what the workers have learned about the reduction. */
  public void save(DataOutputStream out) throws IOException {
    out.writeInt(workers.length);
    for (Worker worker : workers) {
      int[] learned = worker.learned();
      out.writeInt(learned.length);
      for (int number : learned) {
        out.writeInt(number);
      }
    }
  }

  /** Has all workers know what others, perhaps more or fewer, have written; no trial is needed. */
  public void restore(DataInputStream in) throws IOException {
    onTrial = false;
    for (int left = in.readInt(); left > 0; left--) {
      int[] learned = new int[in.readInt()];
      for (int index = 0; index < learned.length; index++) {
        learned[index] = in.readInt();
      }
      for (Worker worker : workers) {
        worker.recall(learned);
      }
    }
  }
}
