package io.mazurka.testkit;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Makes a failing plan smaller: replaces it by the first of its smaller plans that fails in the
 * same way, until none does.
 *
 * @param fails whether a plan fails like the first one
 * @param mostTries the number of plans to try at most
 * @param mostSeconds the time to spend at most
 */
record Shrinker<P extends Plan<P>>(Predicate<P> fails, int mostTries, double mostSeconds) {

  /**
   * The result of shrinking.
   *
   * @param tries the number of plans that were tried
   * @param minimal whether no smaller plan is left to try
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
