package io.mazurka.search.parallel;

import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.supervision.Crew;
import io.mazurka.kernel.supervision.Lateness;
import io.mazurka.kernel.supervision.Stints;
import io.mazurka.kernel.walk.Discoveries;
import io.mazurka.kernel.walk.DiscoveryLog;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.search.parallel.Batch.Visit;
import io.mazurka.search.store.packing.PackedQueue;
import io.mazurka.search.worker.SearchRun;
import io.mazurka.search.worker.Successors;
import io.mazurka.search.worker.Worker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Some batches of a level that all workers deal with at once, in three turns. In the first each
 * worker takes batches, deals with their states and sorts the successors by the worker that adds
 * them; in the second each worker adds to the store the successors that belong to its shards; in
 * the third each worker brings the new states of its own batches to their places. In no turn does a
 * worker write data that another reads, and what it reads of others is in their {@link Exchange},
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
  private final Lateness lateness = new Lateness();
  private final Team team;
  private final Worker[] workers;
  private final Crew crew;
  private final int room;

  /** All batches there are; those after {@link #size} are spare. */
  private final List<Batch> batches = new ArrayList<>();

  private final Exchange exchange;
  private final Tally[] tallies;

  /** For each batch with which a worker begins a stretch of batches, how they were discovered. */
  private Discoveries[] stretches = {};

  private int size;

  /** The number of the round. */
  private long number;

  /** The states of the round: how many, how many in a batch, and the number of the first. */
  private long states;

  private int perBatch;
  private long first;

  /** Where the batches are taken from, and the position of the first state. */
  private PackedQueue queue;

  private long position;

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
  public Round(SearchRun run, Team team, PackedQueue queue) {
    this.run = run;
    this.workforce = run.task().workforce();
    this.team = team;
    this.workers = team.workers();
    this.queue = queue;
    int count = workers.length;
    this.room = count == 1 ? SOLE_STATES : SHARED_STATES;
    this.exchange =
        new Exchange(Arrays.stream(workers).map(Worker::successors).toArray(Successors[]::new));
    this.tallies = new Tally[count];
    Arrays.setAll(tallies, worker -> new Tally());
    this.stints = new Stints(count);
    this.current = new int[count];
    this.overflown = new boolean[count];
    this.crew = new Crew(count);
  }

  /**
   * Takes at most {@code most} states from the queue; returns how many.
   *
   * @param number the number of the first state in the order of discovery
   */
  public long fill(long most, long number) {
    shared = workforce.shares(most) && !team.isOnTrial();
    long wanted = shared ? Math.max(1, most / ((long) FEWEST_BATCHES * workers.length)) : most;
    perBatch =
        (int) Math.min(Batch.most(run.packing().words(), shared ? room : SOLE_STATES), wanted);
    states = Math.min(most, (shared ? (long) share * workers.length : 1) * perBatch);
    size = (int) ((states + perBatch - 1) / perBatch);
    first = number;
    position = queue.take(states);
    this.number++;
    while (batches.size() < size) {
      batches.add(run.repack(new Batch(run.packing(), room)));
    }
    if (stretches.length < size) {
      stretches = new Discoveries[size];
    }
    exchange.clear(size, shared ? workers.length : 1);
    for (Tally tally : tallies) {
      tally.clear();
    }
    deal();
    return states;
  }

  /** Fills a batch unless it was filled for this round. */
  private Batch filled(int batch) {
    Batch some = batches.get(batch);
    if (!some.isOf(number)) {
      long from = (long) batch * perBatch;
      int count = (int) Math.min(perBatch, states - from);
      some.fill(number, queue, position + from, count, first + from);
    }
    return some;
  }

  /** Fills all batches that no worker has come to, so that the queue need not keep their states. */
  private void fillRest() {
    for (int batch = 0; batch < size; batch++) {
      filled(batch);
    }
    queue.release();
  }

  /** The batches, in the order of their states. */
  public List<Batch> batches() {
    return batches.subList(0, size);
  }

  /** How many batches there are. */
  public int size() {
    return size;
  }

  /** Whether all batches are done, or a problem keeps the rest of a batch from it. */
  public boolean isDone() {
    return done() == size || batches().stream().allMatch(Batch::isDone);
  }

  private int done() {
    int count = 0;
    for (Tally tally : tallies) {
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
      together(worker -> visit(worker, visit));
    } while (widen());
    if (done() == size) {
      queue.release();
    } else {
      fillRest();
    }
    adapt(System.nanoTime() - start);
  }

  private void deal() {
    stints.deal(size);
    Arrays.fill(current, -1);
  }

  private void visit(int worker, Visit visit) {
    int next = current[worker] < 0 ? stints.take(worker) : current[worker];
    while (next >= 0) {
      Batch batch = filled(next);
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
      batches.get(batch).send(exchange, batch, worker);
    }
  }

  /** Makes room for values that outgrew their places; returns whether there were any. */
  private boolean widen() {
    boolean any = false;
    for (int worker = 0; worker < workers.length; worker++) {
      if (overflown[worker]) {
        if (!any) {
          fillRest();
        }
        overflown[worker] = false;
        workers[worker].widen();
        any = true;
      }
    }
    if (any) {
      exchange.clearParcels();
      for (int batch = 0; batch < size; batch++) {
        batches.get(batch).sendAgain(exchange, batch);
      }
    }
    return any;
  }

  /** Adds the successors to the store. */
  public void add() {
    together(worker -> exchange.add(worker, size));
  }

  /** Where the batches end, from {@code from} on, that can all be taken in at once. */
  public int plainFrom(int from) {
    int plain = 0;
    for (Tally tally : tallies) {
      plain += tally.plain();
    }
    int end = plain == size ? size : from;
    while (end < size && batches.get(end).isPlain()) {
      end++;
    }
    return end;
  }

  /**
   * How many new states there are among the successors of the batches from one to before another.
   */
  public int freshOf(int from, int to) {
    return exchange.freshOf(from, to);
  }

  /** The new states among the successors of a batch. */
  public Harvest harvest(int batch) {
    exchange.gather(batch, tallies[0].harvest);
    return tallies[0].harvest;
  }

  /**
   * Brings the new states of the batches from one to before another to their places, and writes to
   * the log how they were discovered; returns the tallies of the batches.
   */
  public Tally[] bring(int from, int to, NewPlaces places, DiscoveryLog log) {
    if (shared && to - from >= workers.length) {
      crew.run(worker -> bring(worker, from, to, places));
    } else {
      for (int worker = 0; worker < workers.length; worker++) {
        bring(worker, from, to, places);
      }
    }
    for (int batch = from; batch < to; batch++) {
      if (stretches[batch] != null) {
        log.append(stretches[batch]);
        stretches[batch] = null;
      }
    }
    return tallies;
  }

  private void bring(int worker, int from, int to, NewPlaces places) {
    Tally tally = tallies[worker];
    tally.begin();
    for (int number = from; number < to; number++) {
      if (exchange.maker(number) == worker) {
        Batch batch = batches.get(number);
        exchange.gather(number, tally.harvest);
        tally.harvest.bring(
            batch.number(0),
            places,
            exchange.freshOf(from, number),
            tally.add(number, batch, stretches));
        batch.markTakenIn();
      }
    }
  }

  /** Records where the steps of all states lead; their successors were added and taken in. */
  public void record(ExploredEdges edges) {
    edges.requireRoom(team.successors());
    together(
        worker -> {
          int stride = shared ? workers.length : 1;
          for (int batch = worker; batch < size; batch += stride) {
            batches.get(batch).findTargets();
          }
        });
    for (Batch batch : batches()) {
      batch.tellTargets(edges);
    }
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
