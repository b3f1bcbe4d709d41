package io.mazurka.classes.random;

/** Thousands of random classes. */
final class RandomClassLongTests extends RandomClassContract {

  RandomClassLongTests() {
    super(5_000);
  }
}
