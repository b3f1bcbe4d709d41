package io.mazurka.search.parallel;

import io.mazurka.search.store.PackedStore;
import io.mazurka.search.store.packing.PackedQueue;
import org.jspecify.annotations.Nullable;

/**
 * Where new states of a round go: to the end of the queue, where room was made for them, and into
 * the set of marked states, if there is one. Several workers bring states at once, each to places
 * of its own.
 *
 * @param queue the states that are waiting
 * @param position the position of the first new state in the queue
 * @param number the number of the first new state in the order of discovery
 * @param marked the states that are marked for the cycle proviso, or null
 */
public record NewPlaces(
    PackedQueue queue, long position, long number, @Nullable PackedStore marked) {

  /** Takes {@code count} states in, of which the first belongs to place {@code offset}. */
  void take(long[] words, int count, int offset) {
    queue.write(position + offset, words, 0, count);
    if (marked != null) {
      marked.addAll(words, count);
    }
  }
}
