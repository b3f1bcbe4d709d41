package io.mazurka.cluster.spark;

import org.junit.jupiter.api.parallel.ResourceLock;

/** Fifty random systems, always the same. */
@ResourceLock("spark")
final class RandomSparkLongTests extends RandomSparkContract {

  RandomSparkLongTests() {
    super(50);
  }
}
