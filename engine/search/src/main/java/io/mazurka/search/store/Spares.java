package io.mazurka.search.store;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** Empty segments that the shards of a table share, so that none is allocated while one is left. */
class Spares {

  private final ArrayDeque<long[]> segments = new ArrayDeque<>();

  synchronized void push(long[] segment) {
    segments.push(segment);
  }

  /**
   * A segment full of zeros, or null if there is none of this length; those of another length are
   * given up.
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
