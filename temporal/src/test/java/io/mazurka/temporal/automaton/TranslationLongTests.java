package io.mazurka.temporal.automaton;

import org.junit.jupiter.api.Test;

final class TranslationLongTests {

  @Test
  void automataOfManyFormulasAcceptJustTheRightWords() {
    TranslationTests.compare(TranslationLongTests.class, 10, 3, 100_000);
  }

  @Test
  void automataOfLargeFormulasAcceptJustTheRightWords() {
    TranslationTests.compare(TranslationLongTests.class, 18, 5, 20_000);
  }
}
