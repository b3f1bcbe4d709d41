package io.mazurka.classes.random;

/** A few hundred random classes. */
final class RandomClassTests extends RandomClassContract {

  RandomClassTests() {
    super(200);
  }
}
