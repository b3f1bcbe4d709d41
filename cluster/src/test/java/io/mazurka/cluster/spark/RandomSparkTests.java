package io.mazurka.cluster.spark;

import org.junit.jupiter.api.parallel.ResourceLock;

/** A few random systems, always the same. */
@ResourceLock("spark")
final class RandomSparkTests extends RandomSparkContract {

  RandomSparkTests() {
    super(3);
  }
}
