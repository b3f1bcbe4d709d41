package io.mazurka.classes.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the JVM does in a moment is allowed; slow tests have the compiler that reorders most. */
@Tag("slow")
final class StressTests {

  private static final long MILLISECONDS = 4;

  @ParameterizedTest
  @MethodSource("io.mazurka.classes.litmus.Families#programs")
  void theJvmDoesWhatIsAllowed(Family family, int number) throws Exception {
    Litmus<?> litmus = family.programs().get(number);
    assertThat(litmus.allowed()).containsAll(Stress.run(litmus, MILLISECONDS).keySet());
  }
}
