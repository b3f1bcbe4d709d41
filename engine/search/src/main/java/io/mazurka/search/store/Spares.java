package io.mazurka.search.store;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** A pool of empty segments that the shards of a table share, so that memory is used again. */
class Spares {

  private final ArrayDeque<long[]> segments = new ArrayDeque<>();

  synchronized void push(long[] segment) {
    segments.push(segment);
  }

  /**
   * A segment of this length full of zeros, or null if there is none; segments of other lengths are
   * dropped on the way.
   */
  synchronized long @Nullable [] pop(int length) {
    long[] segment = segments.poll();
    while (segment != null && segment.length != length) {
      segment = segments.poll();
    }
    return segment;
  }

  synchronized long bytes() {
    return segments.stream().mapToLong(segment -> 8L * segment.length).sum();
  }
}
