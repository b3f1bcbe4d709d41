package io.mazurka.kernel.search;

/** Many random systems, others each time unless {@code -Dsearch.seed} says which. */
final class RandomSearchLongTests extends RandomSearchContract {

  RandomSearchLongTests() {
    super(Long.getLong("search.seed", System.currentTimeMillis()), 20_000);
  }
}
