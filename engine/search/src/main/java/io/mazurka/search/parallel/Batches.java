package io.mazurka.search.parallel;

import io.mazurka.search.store.packing.PackedQueue;
import io.mazurka.search.worker.SearchRun;
import java.util.ArrayList;
import java.util.List;

/**
 * The batches of a round. All are of the same size, but for the last. A batch is filled with states
 * of the queue by the worker that comes to it first, so that they are in that worker's cache.
 */
final class Batches {

  private final SearchRun run;
  private final PackedQueue queue;

  /** The most states of a batch. */
  private final int room;

  /** All batches there are; those after {@link #size} are spare. */
  private final List<Batch> batches = new ArrayList<>();

  private int size;

  /** The number of the round. */
  private long round;

  /** How many states the round has. */
  private long states;

  /** How many states each batch has, but for the last. */
  private int perBatch;

  /** The number of the first state in the order of discovery. */
  private long first;

  /** The position of the first state in the queue. */
  private long position;

  Batches(SearchRun run, PackedQueue queue, int room) {
    this.run = run;
    this.queue = queue;
    this.room = room;
  }

  /**
   * Takes states from the queue for another round; returns how many.
   *
   * @param most the most states
   * @param mostBatches the most batches
   * @param number the number of the first state in the order of discovery
   */
  long take(long most, int statesOfEach, long mostBatches, long number) {
    perBatch = statesOfEach;
    states = Math.min(most, mostBatches * perBatch);
    size = (int) ((states + perBatch - 1) / perBatch);
    first = number;
    position = queue.take(states);
    round++;
    while (batches.size() < size) {
      batches.add(run.repack(new Batch(run.packing(), room)));
    }
    return states;
  }

  /** A batch; fills it unless it was filled for this round. */
  Batch get(int number) {
    Batch batch = batches.get(number);
    if (!batch.isOf(round)) {
      long from = (long) number * perBatch;
      int count = (int) Math.min(perBatch, states - from);
      batch.fill(round, queue, position + from, count, first + from);
    }
    return batch;
  }

  /**
   * Lets the queue use the memory of the states again.
   *
   * @param areFilled whether all batches are filled; if not, it fills the others before
   */
  void release(boolean areFilled) {
    for (int number = 0; number < size && !areFilled; number++) {
      get(number);
    }
    queue.release();
  }

  int size() {
    return size;
  }

  /** All batches, in the order of their states. */
  List<Batch> all() {
    return batches.subList(0, size);
  }
}
