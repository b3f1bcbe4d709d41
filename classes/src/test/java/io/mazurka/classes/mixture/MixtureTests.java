package io.mazurka.classes.mixture;

/** Some random mixtures. */
final class MixtureTests extends MixtureContract {

  MixtureTests() {
    super(150);
  }
}
