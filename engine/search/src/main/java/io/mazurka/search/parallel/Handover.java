package io.mazurka.search.parallel;

import io.mazurka.search.worker.Parcel;
import io.mazurka.search.worker.Successors;
import java.util.Arrays;

/**
 * What the workers of a round hand each other: successors, on their way to the workers that add
 * them to the store, and on the way back which of them are new. Each array is written by one worker
 * and then read by others, mostly from front to back; no worker writes where another does.
 *
 * <p>A sole worker adds its successors as they are, without parcels.
 */
final class Handover {

  private final Successors[] successors;

  /** For each worker that makes successors, its parcel for each worker that adds them. */
  private final Parcel[][] parcels;

  /** For each worker that adds, where the part of each batch begins and ends in its parcel. */
  private final long[][] parts;

  /** For each batch, the worker that made its successors, or -1 if nobody has. */
  private int[] makers = {};

  /** For each batch, the index of its first successor. */
  private int[] firsts = {};

  /** For each worker that adds, the indices of the new states, one batch after the other. */
  private final int[][] fresh;

  /** For each worker that adds, where its new states of each batch end. */
  private final int[][] ends;

  /** How many workers add. */
  private int adders;

  Handover(Successors[] successors) {
    int workers = successors.length;
    this.successors = successors;
    this.parcels = new Parcel[workers][workers];
    for (Parcel[] own : parcels) {
      Arrays.setAll(own, adder -> new Parcel());
    }
    this.parts = new long[workers][0];
    this.fresh = new int[workers][0];
    this.ends = new int[workers][0];
  }

  /** Forgets everything; from now on {@code adderCount} workers add the successors of batches. */
  void clear(int batches, int adderCount) {
    adders = adderCount;
    if (makers.length < batches) {
      makers = new int[batches];
      firsts = new int[batches];
      Arrays.setAll(parts, adder -> new long[batches]);
      Arrays.setAll(ends, adder -> new int[batches]);
    }
    Arrays.fill(makers, 0, batches, -1);
    clearParcels();
  }

  /** Forgets what was sent; all of it has to be sent again. */
  void clearParcels() {
    for (Parcel[] own : parcels) {
      for (Parcel parcel : own) {
        parcel.clear();
      }
    }
  }

  /** Sends the successors of a batch, which are those of {@code maker} between two indices. */
  void send(int batch, int maker, int start, int end) {
    makers[batch] = maker;
    firsts[batch] = start;
    if (adders == 1) {
      parts[0][batch] = part(start, end);
      return;
    }
    Parcel[] own = parcels[maker];
    for (int adder = 0; adder < adders; adder++) {
      parts[adder][batch] = own[adder].size();
    }
    successors[maker].sort(start, end, own);
    for (int adder = 0; adder < adders; adder++) {
      parts[adder][batch] = part((int) parts[adder][batch], own[adder].size());
    }
  }

  private static long part(int start, int end) {
    return (long) start << Integer.SIZE | end;
  }

  private static int start(long part) {
    return (int) (part >>> Integer.SIZE);
  }

  private static int end(long part) {
    return (int) part;
  }

  /** The worker that made the successors of a batch, or -1 if nobody has. */
  int maker(int batch) {
    return makers[batch];
  }

  /**
   * Adds to the store what was sent to a worker, in the order of the batches, so that of several
   * equal states the first counts as new.
   */
  void add(int adder, int batches) {
    int count = 0;
    for (int batch = 0; batch < batches; batch++) {
      int maker = makers[batch];
      if (maker >= 0) {
        long part = parts[adder][batch];
        if (fresh[adder].length < count + end(part) - start(part)) {
          fresh[adder] = Arrays.copyOf(fresh[adder], 2 * (count + end(part) - start(part)));
        }
        Parcel parcel = adders == 1 ? null : parcels[maker][adder];
        count =
            successors[adder].add(
                successors[maker], parcel, start(part), end(part), fresh[adder], count);
      }
      ends[adder][batch] = count;
    }
  }

  /** How many new states the batches from one to before another have. */
  int freshOf(int from, int to) {
    int count = 0;
    for (int adder = 0; adder < adders; adder++) {
      count += to == 0 ? 0 : ends[adder][to - 1] - begin(adder, from);
    }
    return count;
  }

  private int begin(int adder, int batch) {
    return batch == 0 ? 0 : ends[adder][batch - 1];
  }

  /** Has {@code harvest} show the new states of a batch. */
  void gather(int batch, Harvest harvest) {
    int maker = makers[batch];
    if (maker < 0) {
      harvest.showNone();
    } else if (adders == 1) {
      harvest.show(successors[maker], fresh[0], begin(0, batch), ends[0][batch]);
    } else {
      harvest.begin(successors[maker], firsts[batch], freshOf(batch, batch + 1));
      for (int adder = 0; adder < adders; adder++) {
        harvest.mark(fresh[adder], begin(adder, batch), ends[adder][batch]);
      }
      harvest.list();
    }
  }
}
