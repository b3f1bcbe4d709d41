package io.mazurka.testkit;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Makes a failing plan smaller while it fails: the first of its smaller plans that still fails
 * takes its place, until none does.
 *
 * @param fails whether a plan fails like the first one
 * @param mostTries after how many plans to be content
 * @param mostSeconds after how long to be content
 */
record Shrinker<P extends Plan<P>>(Predicate<P> fails, int mostTries, double mostSeconds) {

  /**
   * What is left.
   *
   * @param tries how many plans were tried
   * @param minimal whether nothing smaller is left to try
   */
  record Shrunk<P>(P plan, int tries, boolean minimal) {}

  Shrunk<P> shrink(P failing) {
    long end = System.nanoTime() + (long) (mostSeconds * 1e9);
    Set<P> tried = new HashSet<>(Set.of(failing));
    P smallest = failing;
    Iterator<P> candidates = smallest.smaller().iterator();
    while (candidates.hasNext()) {
      if (tried.size() > mostTries || System.nanoTime() > end) {
        return new Shrunk<>(smallest, tried.size() - 1, false);
      }
      P candidate = candidates.next();
      if (tried.add(candidate) && fails.test(candidate)) {
        smallest = candidate;
        candidates = smallest.smaller().iterator();
      }
    }
    return new Shrunk<>(smallest, tried.size() - 1, true);
  }
}
