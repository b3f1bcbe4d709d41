package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SamplingMethod;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What cannot be explored in half of the time is sampled in the other half. */
final class SamplingTests {

  /** Six threads that each read and write many times: far too many traces. */
  private static Consumer<Scope> counters(int limit) {
    return scope -> {
      IntegerVariable x = scope.integer("x", 0);
      for (int thread = 0; thread < 6; thread++) {
        scope.thread(
            "T" + thread,
            () -> {
              for (int turn = 0; turn < 4; turn++) {
                x.write(x.read() + 1);
              }
            });
      }
      scope.afterwards(
          () -> {
            if (x.read() <= limit) {
              throw new AssertionError("x is " + x.read());
            }
          });
    };
  }

  private static CheckResult check(Consumer<Scope> program, SamplingMethod method, double seconds) {
    return Check.of(ThreadProgram.of(program)).with(options(method, seconds)).run();
  }

  private static CheckOptions options(SamplingMethod method, double seconds) {
    return CheckOptions.defaults()
        .withLimits(Limits.none().withSeconds(seconds))
        .with(ThreadOptions.defaults().withSampling(method, 7));
  }

  @ParameterizedTest
  @EnumSource(names = {"RANDOM", "PCT"})
  void tooManyTracesAreSampled(SamplingMethod method) {
    CheckResult found = check(counters(0), method, 1);
    assertThat(found.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(found.guarantee().strength()).isEqualTo(Strength.SAMPLED);
    assertThat(found.guarantee().toString()).contains("random executions", "from seed 7");
    found.assertHoldsInSample();
    assertThatThrownBy(found::assertHolds).isInstanceOf(AssertionError.class);
  }

  /** Depth first, all that is near the first execution comes first; samples come from anywhere. */
  @Test
  void aSampleFindsWhatIsFarFromTheFirstExecution() {
    CheckResult found = check(counters(6), SamplingMethod.RANDOM, 6);
    assertThat(found.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(found.guarantee().strength()).isEqualTo(Strength.SAMPLED);
    assertThat(found.summary()).contains("x is ");
    assertThatThrownBy(found::assertHoldsInSample).hasMessageContaining("from seed 7");
  }

  @Test
  void whatCanBeExploredIsNotSampled() {
    Consumer<Scope> small =
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          scope.thread("A", () -> x.write(1));
          scope.thread("B", x::read);
        };
    CheckResult found = check(small, SamplingMethod.PCT, 10);
    found.assertHolds();
    assertThat(found.guarantee().strength()).isEqualTo(Strength.EXHAUSTIVE);
  }

  @Test
  void samplesNeedAnEnd() {
    assertThatThrownBy(() -> check(counters(0), SamplingMethod.PCT, Double.POSITIVE_INFINITY))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--timeout");
  }

  @Test
  void samplesNeedDynamicReduction() {
    assertThatThrownBy(
            () ->
                Check.of(ThreadProgram.of(counters(0)))
                    .with(options(SamplingMethod.PCT, 1).withPor(Por.NONE))
                    .run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("does not go with --por none");
  }
}
