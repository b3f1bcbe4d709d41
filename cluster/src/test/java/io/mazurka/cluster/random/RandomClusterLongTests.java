package io.mazurka.cluster.random;

/** Many random systems of each kind: more than 20,000 in all. */
final class RandomClusterLongTests extends RandomClusterContract {

  RandomClusterLongTests() {
    super(3_000);
  }
}
