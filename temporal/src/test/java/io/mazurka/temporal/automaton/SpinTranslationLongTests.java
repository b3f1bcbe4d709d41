package io.mazurka.temporal.automaton;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;

final class SpinTranslationLongTests {

  @Test
  void automataOfManyFormulasAcceptTheSameWordsAsThoseOfSpin() {
    assumeTrue(SpinClaim.isInstalled(), "SPIN is not installed");
    SpinTranslationTests.compare(SpinTranslationLongTests.class, 9, 5000);
  }
}
