package io.mazurka.search.parallel;

import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.supervision.Lateness;
import io.mazurka.kernel.supervision.Stints;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.search.disk.SpillingStore;
import io.mazurka.search.parallel.Batch.Visit;
import io.mazurka.search.parallel.WorkAccount.Turn;
import io.mazurka.search.store.packing.PackedQueue;
import io.mazurka.search.worker.SearchRun;
import io.mazurka.search.worker.Successors;
import io.mazurka.search.worker.Worker;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some batches of a level that all workers deal with at once, in three turns. In the first each
 * worker takes batches, deals with their states and sorts the successors by the worker that adds
 * them; in the second each worker adds to the store the successors that belong to its shards; in
 * the third each worker brings the new states of its own batches to their places. In no turn does a
 * worker write data that another reads, and what it reads of others is in their {@link Handover},
 * one thing after the other.
 *
 * <p>A single worker has rounds of one batch, which stays in the processor's cache. Several workers
 * have longer rounds, so that they seldom wait for each other, but not so long that the user waits.
 */
public final class Round implements AutoCloseable {

  /** The most states of a batch: few enough for their successors to stay in the nearest cache. */
  private static final int SOLE_STATES = 128;

  /**
   * The most states of one of many batches, so many that what is done for each batch hardly counts.
   */
  private static final int SHARED_STATES = 512;

  /** The most batches of a round for each worker. */
  private static final int MOST_BATCHES = 16;

  /** How many batches each worker gets at least if that leaves them large enough. */
  private static final int FEWEST_BATCHES = 8;

  private static final long SHORT_NANOS = 4_000_000;
  private static final long LONG_NANOS = 40_000_000;

  private final SearchRun run;
  private final Workforce workforce;
  private final @Nullable SpillingStore spilling;
  private final Lateness lateness = new Lateness();
  private final Team team;
  private final Worker[] workers;
  private final Turns turns;
  private final Batches batches;
  private final Handover handover;
  private final RoundTally[] tallies;

  private final Results results;

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

  /** How many batches a round has for each worker. */
  private int share = FEWEST_BATCHES;

  /**
   * @param queue where the states are taken from
   */
  public Round(SearchRun run, Team team, PackedQueue queue, WorkAccount account) {
    this.run = run;
    this.workforce = run.task().workforce();
    this.spilling = run.store() instanceof SpillingStore store ? store : null;
    this.team = team;
    this.workers = team.workers();
    int count = workers.length;
    this.batches = new Batches(run, queue, count == 1 ? SOLE_STATES : SHARED_STATES);
    this.handover =
        new Handover(Arrays.stream(workers).map(Worker::successors).toArray(Successors[]::new));
    this.tallies = new RoundTally[count];
    Arrays.setAll(tallies, worker -> new RoundTally());
    this.stints = new Stints(count);
    this.current = new int[count];
    this.overflown = new boolean[count];
    this.turns = new Turns(count, account);
    this.results = new Results(batches, handover, tallies, turns);
  }

  /**
   * Takes at most {@code most} states from the queue; returns how many.
   *
   * @param number the number of the first state in the order of discovery
   */
  public long fill(long most, long number) {
    shared = workforce.shares(most) && !team.isOnTrial();
    int room = shared ? SHARED_STATES : SOLE_STATES;
    long part = shared ? Math.max(1, most / ((long) FEWEST_BATCHES * workers.length)) : most;
    int perBatch = (int) Math.min(Batch.most(run.packing().words(), room), part);
    int usual = shared ? share * workers.length : 1;
    long mostBatches = spilling == null ? usual : spilling.batches(usual, perBatch);
    long states = batches.take(most, perBatch, mostBatches, number);
    handover.clear(size(), shared ? workers.length : 1);
    for (RoundTally tally : tallies) {
      tally.clear();
    }
    deal();
    turns.startRound(shared);
    return states;
  }

  /** The batches, in the order of their states. */
  public List<Batch> batches() {
    return batches.all();
  }

  /** What comes out of the round. */
  public Results results() {
    return results;
  }

  /** How many batches there are. */
  public int size() {
    return batches.size();
  }

  /** Whether all batches are done, or a problem keeps the rest of a batch from it. */
  public boolean isDone() {
    return done() == size() || batches().stream().allMatch(Batch::isDone);
  }

  private int done() {
    int count = 0;
    for (RoundTally tally : tallies) {
      count += tally.done();
    }
    return count;
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
      turns.together(Turn.EXPAND, worker -> visit(worker, visit));
    } while (widen());
    batches.release(done() == size());
    adapt(System.nanoTime() - start);
  }

  private void deal() {
    stints.deal(size());
    Arrays.fill(current, -1);
  }

  private void visit(int worker, Visit visit) {
    int next = current[worker] < 0 ? stints.take(worker) : current[worker];
    while (next >= 0) {
      Batch batch = batches.get(next);
      if (!batch.isDone()) {
        overflown[worker] = !batch.visit(workers[worker], visit, lateness);
        if (batch.isDone()) {
          finish(worker, next, visit);
        }
      }
      if (!batch.isDone()) {
        current[worker] = next;
        return;
      }
      int following = stints.take(worker);
      if (0 <= following && following < next) {
        workers[worker].forgetRecent();
      }
      next = following;
    }
    current[worker] = -1;
  }

  private void finish(int worker, int batch, Visit visit) {
    tallies[worker].count(batches.get(batch));
    if (visit == Visit.EXPAND) {
      turns.note(worker, Turn.EXPAND);
      batches.get(batch).send(handover, batch, worker);
      turns.note(worker, Turn.SORT);
    }
  }

  /** Makes room for values that outgrew their places; returns whether there were any. */
  private boolean widen() {
    boolean any = false;
    for (int worker = 0; worker < workers.length; worker++) {
      if (overflown[worker]) {
        if (!any) {
          batches.release(false);
        }
        overflown[worker] = false;
        workers[worker].widen();
        any = true;
      }
    }
    if (any) {
      handover.clearParcels();
      for (int batch = 0; batch < size(); batch++) {
        batches.get(batch).sendAgain(handover, batch);
      }
    }
    return any;
  }

  /** Adds the successors to the store. */
  public void add() {
    SpillingStore onDisk = spilling != null && spilling.isOnDisk() ? spilling : null;
    if (onDisk != null) {
      lookUp(onDisk);
    }
    turns.together(Turn.ADD, worker -> handover.add(worker, size()));
    if (onDisk != null) {
      onDisk.endRound();
    }
  }

  /** Looks up all successors on the disk together, as one by one takes much longer. */
  private void lookUp(SpillingStore store) {
    for (Worker worker : workers) {
      worker.successors().showTo(store);
    }
    store.lookUp(batches().stream().mapToLong(Batch::size).sum());
  }

  /** Records where the steps of all states lead; their successors were added and taken in. */
  public void record(ExploredEdges edges) {
    edges.requireRoom(team.successors());
    turns.together(
        Turn.ADD,
        worker -> {
          int stride = shared ? workers.length : 1;
          for (int batch = worker; batch < size(); batch += stride) {
            batches.get(batch).findTargets();
          }
        });
    for (Batch batch : batches()) {
      batch.tellTargets(edges);
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
    turns.close();
  }
}
