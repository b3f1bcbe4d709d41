package io.mazurka.kernel.supervision;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Deals out numbers to the members of a crew. Each member has a run of consecutive numbers and
 * takes them one after the other. A member that has none left takes over the second half of the
 * longest run that is left.
 */
public final class Stints {

  /**
   * The distance between the runs of two members in the array, so that they are not in the same
   * cache line.
   */
  private static final int DISTANCE = 16;

  /**
   * For each member, the first number that is left of its run and the number after the last, packed
   * into one long.
   */
  private final AtomicLongArray runs;

  private final int members;

  public Stints(int members) {
    this.members = members;
    this.runs = new AtomicLongArray(members * DISTANCE);
  }

  /** Deals out the numbers below {@code size}. */
  public void deal(int size) {
    for (int member = 0; member < members; member++) {
      int first = (int) ((long) size * member / members);
      int end = (int) ((long) size * (member + 1) / members);
      runs.set(member * DISTANCE, run(first, end));
    }
  }

  /** A number for a member, or -1 if none is left. */
  public int take(int member) {
    int own = member * DISTANCE;
    for (long run = runs.get(own); left(run) > 0; run = runs.get(own)) {
      if (runs.compareAndSet(own, run, run(first(run) + 1, end(run)))) {
        return first(run);
      }
    }
    return takeOver(own);
  }

  private int takeOver(int own) {
    while (true) {
      int most = 0;
      for (int place = 0; place < members * DISTANCE; place += DISTANCE) {
        most = left(runs.get(place)) > left(runs.get(most)) ? place : most;
      }
      long run = runs.get(most);
      if (left(run) == 0) {
        return -1;
      }
      int middle = end(run) - (left(run) + 1) / 2;
      if (runs.compareAndSet(most, run, run(first(run), middle))) {
        runs.set(own, run(middle + 1, end(run)));
        return middle;
      }
    }
  }

  private static long run(int first, int end) {
    return (long) first << Integer.SIZE | end;
  }

  private static int first(long run) {
    return (int) (run >>> Integer.SIZE);
  }

  private static int end(long run) {
    return (int) run;
  }

  private static int left(long run) {
    return end(run) - first(run);
  }
}
