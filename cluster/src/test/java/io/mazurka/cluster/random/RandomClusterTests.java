package io.mazurka.cluster.random;

/** Some random systems of each kind, always the same. */
final class RandomClusterTests extends RandomClusterContract {

  RandomClusterTests() {
    super(20);
  }
}
