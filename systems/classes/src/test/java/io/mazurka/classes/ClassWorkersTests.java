package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.twins.ForeignStatics;
import io.mazurka.classes.twins.LibraryUses;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Several workers explore a class as one does. */
final class ClassWorkersTests {

  private static final String TWINS = "io.mazurka.classes.twins.";
  private static final String BUGGY = "io.mazurka.classes.buggy.";

  @ParameterizedTest
  @CsvSource({
    "VariableTwins, readers, 8",
    "VariableTwins, lastzero, 5",
    "VariableTwins, indexer, 13",
    "VariableTwins, rw, 3",
    "VariableTwins, casrot, 5",
    "VariableTwins, fibonacci, 2",
    "LockTwins, lockincMonitor, 3",
    "LockTwins, lockincLock, 4",
    "LockTwins, filesystem, 16",
  })
  void workersCountTheTracesThatOneCounts(String type, String method, int n) throws Exception {
    requireSame(ClassProgram.of(Class.forName(TWINS + type), method, n));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"readWriteLock", "map", "executor", "singleThread", "staticCollections", "queue"})
  void workersShareTheLibrary(String method) {
    requireSame(ClassProgram.of(LibraryUses.class, method));
  }

  @ParameterizedTest
  @Tag("slow")
  @ValueSource(
      strings = {
        "BankAccount",
        "Philosophers",
        "BoundedBuffer",
        "TwoStages",
        "Peterson",
        "LazySingleton",
        "CircularBuffer",
        "LockFreeStack",
        "ReadersAndWriter",
        "LostNotification",
      })
  void workersFindTheSameMistakeInTheSameExecution(String name) throws Exception {
    CheckResult found =
        requireSame(ClassProgram.of(Class.forName(BUGGY + name + "$Broken"), "run"));
    assertThat(found.verdict()).isNotEqualTo(Verdict.HOLDS);
    requireSame(ClassProgram.of(Class.forName(BUGGY + name + "$Mended"), "run"));
  }

  @Test
  void settingsOfTheJvmNeedOneWorker() {
    ClassProgram program = ClassProgram.of(ForeignStatics.class, "property");
    assertThatThrownBy(() -> check(program, 2))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("explore with one worker");
  }

  private static CheckResult requireSame(ClassProgram program) {
    CheckResult alone = check(program, 1);
    for (int workers : List.of(2, 4)) {
      CheckResult together = check(program, workers);
      assertThat(together.verdict()).isEqualTo(alone.verdict());
      assertThat(together.statistics()).isEqualTo(alone.statistics());
      assertThat(together.executions()).isEqualTo(alone.executions());
      assertThat(together.guarantee()).isEqualTo(alone.guarantee());
      assertThat(together.summary()).isEqualTo(alone.summary());
      assertThat(path(together)).isEqualTo(path(alone));
    }
    return alone;
  }

  private static String path(CheckResult result) {
    return result.counterexample() == null
        ? ""
        : result.counterexample().path() + "\n" + result.counterexample().trace();
  }

  private static CheckResult check(ClassProgram program, int workers) {
    return Check.of(program).with(CheckOptions.defaults().withWorkers(workers)).run();
  }
}
