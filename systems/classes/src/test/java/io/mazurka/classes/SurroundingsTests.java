package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.instrument.facts.Scopes;
import io.mazurka.classes.twins.Surroundings;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Code under test finds what is around it as Java would have it, or the guarantee says so. */
final class SurroundingsTests {

  private static ClassProgram program(String method) {
    return ClassProgram.of(Surroundings.class, method);
  }

  private static CheckResult check(String method) {
    return Check.of(program(method)).run();
  }

  @ParameterizedTest
  @CsvSource({"findsByTheContextOfAThread", "findsByTheClassPath"})
  void classesThatAreFoundByTheirNameAreUnderTest(String method) {
    assertThat(check(method).summary()).contains("race-freedom is violated");
  }

  @ParameterizedTest
  @CsvSource({"knowsItsOwnClasses", "choosesAContext", "waitsInAUnit"})
  void isExplored(String method) {
    check(method).assertHolds();
  }

  @Test
  void threadsOfInitialisersAreRefusedWithTheirLine() {
    assertThatThrownBy(() -> check("beginsWithAThread"))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("a thread is started while a class is initialised")
        .hasMessageContaining("start it in the test (Surroundings.java:");
  }

  @Test
  void classesThatAreLeftOutAreNamed() {
    Scopes without = new Scopes(List.of(), List.of("io.mazurka.classes.twins.excluded"));
    CheckResult found = Check.of(program("countsElsewhere").with(without)).run();
    found.assertHolds();
    assertThat(found.guarantee().toString())
        .contains(
            "what classes do that are not under test (io.mazurka.classes.twins.excluded.Tally)")
        .doesNotContain("all executions of the Java memory model");
  }
}
