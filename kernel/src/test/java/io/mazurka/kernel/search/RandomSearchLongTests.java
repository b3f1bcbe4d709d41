package io.mazurka.kernel.search;

/** Many random systems, others each time. */
final class RandomSearchLongTests extends RandomSearchContract {

  RandomSearchLongTests() {
    super(System.currentTimeMillis(), 20_000);
  }
}
