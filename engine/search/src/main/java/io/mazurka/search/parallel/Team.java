package io.mazurka.search.parallel;

import io.mazurka.search.worker.SearchRun;
import io.mazurka.search.worker.Worker;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * All workers of a breadth-first search. A reduction learns from the states that it meets. At first
 * one worker searches alone and learns; that is the trial. Then all workers choose steps as that
 * worker does.
 */
public final class Team {

  private final SearchRun run;
  private final Worker[] workers;

  /** Whether the first worker still searches alone, so that its reduction learns. */
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

  /** Whether the first worker still searches alone, so that its reduction learns. */
  public boolean isOnTrial() {
    return onTrial;
  }

  /** Ends the trial if it was long enough: all workers take over what the first has learned. */
  public void endTrial() {
    if (onTrial && run.expansions() >= run.task().workforce().trial()) {
      onTrial = false;
      for (Worker worker : workers) {
        worker.chooseAs(workers[0]);
      }
    }
  }

  /** Has each worker take over what the others noticed about the reduction in the last level. */
  public void startLevel() {
    for (Worker worker : workers) {
      for (Worker colleague : workers) {
        worker.takeIn(colleague);
      }
    }
  }

  /** Tells the workers the distance of the states to expand from the initial states. */
  public void standAt(long level) {
    for (Worker worker : workers) {
      worker.standAt(level);
    }
  }

  /** Has all workers explore without reduction from now on. */
  public void giveUpReduction() {
    run.forgetMarked();
    for (Worker worker : workers) {
      worker.giveUpReduction();
    }
  }

  /** How many successors the workers hold. */
  public long successors() {
    long count = 0;
    for (Worker worker : workers) {
      count += worker.successors().size();
    }
    return count;
  }

  /** Forgets the successors; they were taken in before. */
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

  /**
   * Has all workers take over what the workers of a saved search had learned; there may have been
   * more or fewer of them. No trial is needed.
   */
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
