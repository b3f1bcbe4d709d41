package io.mazurka.search.disk;

/**
 * How much memory a search with states on the disk takes, and when it begins.
 *
 * @param states the number of states from which on the disk is used, however much memory is free
 * @param recentBytes how many bytes of states are collected in memory before they are written
 * @param successors how many words of successors a round should make; those that may be known are
 *     sorted
 * @param filterWords the size of the filter that recognises most states that are not on the disk
 * @param blockBytes how many bytes are read at once
 */
public record DiskBudget(
    long states, long recentBytes, int successors, int filterWords, int blockBytes) {

  /** A successor takes about 72 bytes for each of its words while its round lasts. */
  private static final int HEAP_PER_SUCCESSOR = 400;

  private static final int MOST_SUCCESSORS = 1 << 26;
  private static final int RECENT_SHARE = 6;
  private static final int FILTER_SHARE = 10;
  private static final int MOST_FILTER_WORDS = 1 << 30;
  private static final int BLOCK_BYTES = 1 << 12;

  /** The budget of a search that has the heap for itself and turns to the disk when it is full. */
  public static DiskBudget ofHeap() {
    long heap = Runtime.getRuntime().maxMemory();
    return new DiskBudget(
        Long.MAX_VALUE,
        heap / RECENT_SHARE,
        (int) Math.min(MOST_SUCCESSORS, heap / HEAP_PER_SUCCESSOR),
        (int) Math.min(MOST_FILTER_WORDS, heap / FILTER_SHARE / Long.BYTES),
        BLOCK_BYTES);
  }

  /** The same, but the disk is used from this number of states on. */
  public DiskBudget from(long few) {
    return new DiskBudget(few, recentBytes, successors, filterWords, blockBytes);
  }
}
