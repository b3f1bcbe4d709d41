package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.twins.WellKnown;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Classes of JCTools, Guava and Caffeine, as they are published. */
final class WellKnownLibraryTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(WellKnown.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "spscArray, 4",
    "mpscArray, 109",
    "mpscLinked, 75",
    "mpscUnbounded, 197",
    "mpmcArray, 169",
    "rateLimiter, 2",
    "guavaCache, 34",
    "guavaEviction, 2",
    "settableFuture, 2",
    "striped, 2",
    "guavaMonitor, 2",
    "caffeineCache, 12",
    "caffeineBuffer, 52",
  })
  void isVerified(String method, long traces) {
    CheckResult found = check(method);
    found.assertHolds();
    assertThat(found.executions().traces()).isEqualTo(traces);
    assertThat(found.guarantee().toString()).contains("free of data races");
  }

  @ParameterizedTest
  @CsvSource({
    "mpscUnsafe, sun.misc.Unsafe is not supported",
    "caffeineEviction, java.util.concurrent.ForkJoinTask is not supported",
  })
  void isRefused(String method, String message) {
    assertThatThrownBy(() -> check(method))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining(message);
  }
}
