package io.mazurka.classes.mixture;

/** Thousands of random mixtures. */
final class MixtureLongTests extends MixtureContract {

  MixtureLongTests() {
    super(5_000);
  }
}
