package io.mazurka.search.parallel;

import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.supervision.Crew;
import io.mazurka.kernel.supervision.Lateness;
import io.mazurka.kernel.supervision.Stints;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.search.disk.SpillingStore;
import io.mazurka.search.parallel.Batch.Visit;
import io.mazurka.search.store.packing.PackedQueue;
import io.mazurka.search.worker.SearchRun;
import io.mazurka.search.worker.Worker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Some batches of a level that all workers deal with at once, in two turns. In the first turn each
 * worker takes batches and deals with their states; in the second turn each worker adds to the
 * store the successors that belong to its shards. In neither turn does a worker write data that
 * another reads.
 *
 * <p>A single worker has rounds of one batch, which stays in the processor's cache. Several workers
 * have longer rounds, so that they seldom wait for each other, but not so long that the user waits.
 */
public final class Round implements AutoCloseable {

  /** The most batches of a round for each worker. */
  private static final int MOST_BATCHES = 64;

  private static final long SHORT_NANOS = 4_000_000;
  private static final long LONG_NANOS = 40_000_000;

  private final SearchRun run;
  private final Workforce workforce;
  private final @Nullable SpillingStore spilling;
  private final Lateness lateness = new Lateness();
  private final Team team;
  private final Worker[] workers;
  private final Crew crew;

  /** All batches there are; those after {@link #size} are spare. */
  private final List<Batch> batches = new ArrayList<>();

  private int size;

  /** Whether all workers deal with the round; otherwise it is one batch, for the first worker. */
  private boolean shared;

  /**
   * Deals out the batches: neighbouring batches to one worker, as it recognises their common
   * successors.
   */
  private final Stints stints;

  /** For each worker, the batch it is dealing with, or -1. */
  private final int[] current;

  /** For each worker, whether a value outgrew its place in the packing. */
  private final boolean[] overflown;

  /** Whether a worker failed to add its part, so that the others do not wait for it. */
  private volatile boolean failed;

  /** How many batches a round has for each worker. */
  private int share = 2;

  public Round(SearchRun run, Team team) {
    this.run = run;
    this.workforce = run.task().workforce();
    this.spilling = run.store() instanceof SpillingStore store ? store : null;
    this.team = team;
    this.workers = team.workers();
    int count = workers.length;
    this.stints = new Stints(count);
    this.current = new int[count];
    this.overflown = new boolean[count];
    this.crew = new Crew(count);
  }

  /**
   * Takes at most {@code most} states from a queue; returns how many.
   *
   * @param number the number of the first state in the order of discovery
   */
  public long fill(PackedQueue queue, long most, long number) {
    shared = workforce.shares(most) && !team.isOnTrial();
    int usual = shared ? share * workers.length : 1;
    long perBatch = shared ? Math.max(1, most / (2L * workers.length)) : most;
    int states = (int) Math.min(Batch.most(run.packing().words()), perBatch);
    long wanted = spilling == null ? usual : spilling.batches(usual, states);
    long count = 0;
    size = 0;
    while (size < wanted && count < most) {
      if (size == batches.size()) {
        batches.add(run.repack(new Batch(run.packing(), workers.length)));
      }
      Batch batch = batches.get(size++);
      batch.fill(
          queue, (int) Math.min(states, most - count), number + count, shared ? workers.length : 1);
      count += batch.size();
    }
    deal();
    return count;
  }

  /** The batches, in the order of their states. */
  public List<Batch> batches() {
    return batches.subList(0, size);
  }

  /** Whether all batches are done, or a problem keeps the rest of a batch from it. */
  public boolean isDone() {
    for (int batch = 0; batch < size; batch++) {
      if (!batches.get(batch).isDone()) {
        return false;
      }
    }
    return true;
  }

  /** Whether the properties were evaluated in all states. */
  public boolean isEntered() {
    return batches().stream().allMatch(Batch::isEntered);
  }

  /** Deals with all states that are left, or with some of them if it gets late. */
  public void visit(Visit visit) {
    long start = System.nanoTime();
    if (visit == Visit.ENTER) {
      deal();
    }
    do {
      together(worker -> visit(worker, visit));
    } while (widen());
    adapt(System.nanoTime() - start);
  }

  private void deal() {
    stints.deal(size);
    Arrays.fill(current, -1);
  }

  private void visit(int worker, Visit visit) {
    int number = current[worker] < 0 ? stints.take(worker) : current[worker];
    while (number >= 0) {
      Batch batch = batches.get(number);
      if (!batch.isDone()) {
        overflown[worker] = !batch.visit(workers[worker], visit, lateness);
      }
      if (!batch.isDone()) {
        current[worker] = number;
        return;
      }
      int next = stints.take(worker);
      if (0 <= next && next < number) {
        workers[worker].forgetRecent();
      }
      number = next;
    }
    current[worker] = -1;
  }

  /** Makes room for values that outgrew their places; returns whether there were any. */
  private boolean widen() {
    boolean any = false;
    for (int worker = 0; worker < workers.length; worker++) {
      if (overflown[worker]) {
        overflown[worker] = false;
        workers[worker].widen();
        any = true;
      }
    }
    if (any) {
      batches().forEach(Batch::divide);
    }
    return any;
  }

  /** Adds the successors to the store and gathers the new ones of each batch. */
  public void add() {
    failed = false;
    if (spilling != null && spilling.isOnDisk()) {
      lookUp(spilling);
      together(this::add);
      spilling.endRound();
    } else {
      together(this::add);
    }
  }

  /** Looks up all successors on the disk together, as one by one takes much longer. */
  private void lookUp(SpillingStore store) {
    for (Worker worker : workers) {
      worker.successors().showTo(store);
    }
    store.lookUp(batches().stream().mapToLong(Batch::size).sum());
  }

  /** Adds in the order of the batches, so that of several equal states the first counts as new. */
  private void add(int worker) {
    try {
      for (int number = 0; number < size; number++) {
        batches.get(number).harvest().add(worker);
      }
    } catch (RuntimeException | Error e) {
      failed = true;
      throw e;
    }
    int first = size * worker / workers.length;
    while (!gather(first) && !failed) {
      Crew.letOthers();
    }
  }

  /** Records where the steps of all states lead; their successors were added and taken in. */
  public void record(ExploredEdges edges) {
    edges.requireRoom(team.successors());
    together(
        worker -> {
          int stride = shared ? workers.length : 1;
          for (int number = worker; number < size; number += stride) {
            batches.get(number).findTargets();
          }
        });
    for (Batch batch : batches()) {
      batch.tellTargets(edges);
    }
  }

  /** Gathers the new states of the batches that are complete; returns whether all are. */
  private boolean gather(int first) {
    boolean all = true;
    for (int number = 0; number < size; number++) {
      all &= batches.get((first + number) % size).gather();
    }
    return all;
  }

  private void together(IntConsumer work) {
    if (shared) {
      crew.run(work);
    } else {
      work.accept(0);
    }
  }

  private void adapt(long nanos) {
    if (shared) {
      share = nanos < SHORT_NANOS ? Math.min(2 * share, MOST_BATCHES) : share;
      share = nanos > LONG_NANOS ? Math.max(share / 2, 1) : share;
    }
  }

  @Override
  public void close() {
    crew.close();
  }
}
