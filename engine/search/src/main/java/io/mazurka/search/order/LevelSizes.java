package io.mazurka.search.order;

import java.util.List;

/**
 * The sizes of the last levels that a breadth-first search has found completely, and what is not
 * expanded.
 *
 * @param sizes how many states each of them has; the last is the level that was expanded last
 * @param waiting how many states were found and not expanded
 */
public record LevelSizes(List<Long> sizes, long waiting) {

  public LevelSizes {
    sizes = List.copyOf(sizes);
  }
}
