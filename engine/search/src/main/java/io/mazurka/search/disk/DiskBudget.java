package io.mazurka.search.disk;

/**
 * How much memory and disk a search with states on the disk takes.
 *
 * @param recentBytes how many bytes of states are collected in memory before they are written
 * @param successors how many words of successors a round should make; those that may be known are
 *     sorted
 * @param filterWords the size of the filter that recognises most states that are not on the disk
 * @param blockBytes how many bytes are read at once
 * @param room how many bytes the files may take together
 */
public record DiskBudget(
    long recentBytes, int successors, int filterWords, int blockBytes, long room) {

  /** A successor takes up to 100 bytes for each of its words while its round lasts. */
  private static final int HEAP_PER_SUCCESSOR = 250;

  private static final int MOST_SUCCESSORS = 1 << 26;
  private static final int RECENT_SHARE = 6;
  private static final int FILTER_SHARE = 16;
  private static final int MOST_FILTER_WORDS = 1 << 30;
  private static final int BLOCK_BYTES = 1 << 12;

  /** The budget of a search that may take so many bytes of the heap. */
  public static DiskBudget of(long heap) {
    return new DiskBudget(
        heap / RECENT_SHARE,
        (int) Math.min(MOST_SUCCESSORS, heap / HEAP_PER_SUCCESSOR),
        (int) Math.min(MOST_FILTER_WORDS, heap / FILTER_SHARE / Long.BYTES),
        BLOCK_BYTES,
        Long.MAX_VALUE);
  }
}
