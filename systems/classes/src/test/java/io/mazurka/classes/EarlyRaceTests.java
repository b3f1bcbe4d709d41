package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.EarlyRaces;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A data race counts whatever the execution comes to afterwards. */
final class EarlyRaceTests {

  private static final CheckOptions ALL =
      CheckOptions.defaults().withAll().withLimits(Limits.none().withDepth(40));

  private static CheckResult check(ClassProgram program, CheckOptions options) {
    return Check.of(program).with(options).run();
  }

  private static ClassProgram program(String method) {
    return ClassProgram.of(EarlyRaces.class, method);
  }

  @ParameterizedTest
  @CsvSource({
    "waitsForEver",
    "fails",
    "serveForEver",
    "pollsInVain",
    "leavesADaemonPolling",
    "ends"
  })
  void aRaceIsFoundWhateverComesAfterIt(String method) {
    CheckResult found = check(program(method), ALL);
    assertThat(found.properties())
        .as(found.summary())
        .anySatisfy(
            one -> {
              assertThat(one.name()).isEqualTo(ClassProgram.RACE_FREEDOM);
              assertThat(one.verdict()).isEqualTo(Verdict.VIOLATED);
            });
  }

  @Test
  void executionsThatAreCutShortTellOfRacesThatAreAllowed() {
    assertThat(check(program("serveForEver").allowingRaces(), ALL).guarantee().toString())
        .contains("sequentially consistent executions alone, because of a data race");
  }

  @Test
  void nobodyNeedsToAskForRacesToBeToldOfThem() {
    CheckOptions assertions = CheckOptions.defaults().withProperties("assertions");
    CheckResult found = check(program("ends"), assertions);
    found.assertHolds();
    assertThat(found.guarantee().toString())
        .contains("sequentially consistent executions alone, because of a data race")
        .doesNotContain("all executions of the Java memory model");
  }
}
