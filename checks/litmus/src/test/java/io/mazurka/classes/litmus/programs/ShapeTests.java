package io.mazurka.classes.litmus.programs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of shapes agrees with plain interleaving. */
final class ShapeTests {

  @ParameterizedTest
  @MethodSource("io.mazurka.classes.litmus.programs.Shape#all")
  void allOutcomesButTheWeakOneAreSequentiallyConsistent(Shape shape) {
    assertThat(Interleaving.outcomes(shape)).isEqualTo(shape.interleaved());
  }
}
