package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.twins.JvmSetting;
import io.mazurka.classes.twins.LibraryUses;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Identity;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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

  @ParameterizedTest
  @CsvSource({
    "VariableTwins, casrot, 5, 100",
    "VariableTwins, fibonacci, 2, 333",
    "LockTwins, lockincLock, 4, 150",
    "LockTwins, filesystem, 16, 300",
  })
  void explorationGoesOnWithClassesThatAreLoadedAgain(
      String type, String method, int n, int step, @TempDir Path directory) throws Exception {
    ClassProgram program = ClassProgram.of(Class.forName(TWINS + type), method, n);
    CheckResult whole = check(program, 1);
    CheckResult part = null;
    for (int run = 1; part == null || part.verdict() == Verdict.INCONCLUSIVE; run++) {
      CheckpointPlan plan =
          new CheckpointPlan(directory, 600, part == null ? null : directory, Identity.none());
      CheckOptions options =
          CheckOptions.defaults()
              .withWorkers(1 + run % 3)
              .withLimits(Limits.none().withStates((long) run * step));
      part = Check.of(program).with(options).savedAs(plan).run();
    }
    assertThat(part.statistics()).isEqualTo(whole.statistics());
    assertThat(part.executions()).isEqualTo(whole.executions());
    assertThat(part.guarantee()).isEqualTo(whole.guarantee());
  }

  @Test
  void settingsOfTheJvmNeedOneWorker() {
    ClassProgram program = ClassProgram.of(JvmSetting.class, "set");
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
