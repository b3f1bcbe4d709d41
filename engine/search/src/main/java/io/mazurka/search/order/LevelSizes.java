package io.mazurka.search.order;

import io.mazurka.kernel.walk.DiscoveryLog;
import java.util.List;

/**
 * The sizes of the last levels that a breadth-first search has found completely, and what is not
 * expanded.
 *
 * @param sizes how many states each of them has; the last is the level that was expanded last
 * @param waiting how many states were found and not expanded
 * @param log how each state was found
 */
public record LevelSizes(List<Long> sizes, long waiting, DiscoveryLog log) {

  public LevelSizes {
    sizes = List.copyOf(sizes);
  }
}
