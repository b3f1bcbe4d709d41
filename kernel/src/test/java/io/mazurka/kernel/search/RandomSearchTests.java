package io.mazurka.kernel.search;

/** The same random systems each time. */
final class RandomSearchTests extends RandomSearchContract {

  RandomSearchTests() {
    super(0, 600);
  }
}
