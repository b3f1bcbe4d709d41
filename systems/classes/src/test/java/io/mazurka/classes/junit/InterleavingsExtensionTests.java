package io.mazurka.classes.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.ClassProgram;
import io.mazurka.classes.twins.Annotated;
import io.mazurka.classes.twins.Twin;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A test with the annotation passes if all executions do, and fails with what goes wrong. */
final class InterleavingsExtensionTests {

  @TempDir Path folder;

  private CheckResult explore(String name) throws NoSuchMethodException {
    Method method = Annotated.class.getDeclaredMethod(name);
    return new InterleavedTest(
            Annotated.class, method, new SavedFailure(folder, "."), java.util.Optional.empty())
        .run();
  }

  @Test
  void setsUpAndCounts() throws NoSuchMethodException {
    assertThat(explore("right").executions().traces()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({
    "miscounted, 'there are 4 traces, not 5'",
    "wrong, 'main fails: the count is 11 (Annotated.java:'",
    "tooLong, 'bounded'",
    "alone, 'only one thread performs events'",
    "wrongAlone, 'main fails: the count is 11 (Annotated.java:'",
    "rightAlone, 'nothing goes wrong in this execution any more; remove'",
    "changedSince, 'this execution no longer happens: only 8 of its 13 events can be taken'",
  })
  void failsWithTheReason(String method, String reason) {
    assertThatThrownBy(() -> explore(method))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(reason);
  }

  @Test
  void executionsThatFailAnAssumptionAreLeftOut() throws NoSuchMethodException {
    assertThat(explore("assumesSomething").guarantee().toString())
        .contains(
            "but for executions in which an assumption fails (Assumption failed: nothing is lost)");
  }

  @Test
  void whereAllExecutionsFailAnAssumptionNothingIsTested() {
    assertThatThrownBy(() -> explore("assumesTooMuch"))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("no execution meets the assumptions of the test")
        .hasMessageContaining("more is found");
  }

  @ParameterizedTest
  @CsvSource({
    "withoutEvents, maxEvents = -1",
    "withoutTime, maxSeconds = 0.0",
    "withLateTimeouts, earlyTimeouts = -1",
  })
  void numbersWithoutSenseAreRefusedByName(String method, String attribute) {
    assertThatThrownBy(() -> explore(method))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("@Interleavings(" + attribute + ") of " + method + ": it must be");
  }

  @Test
  void aFailureIsSavedAndSaysHowToSeeItAgain() throws IOException {
    Path file = folder.resolve("Annotated.wrong.counterexample.json");
    assertThatThrownBy(() -> explore("wrong"))
        .hasMessageContaining("To replay it:  mazurka replay " + file)
        .hasMessageEndingWith("@Interleavings(replay = \"0*4 1*2 2*4 1*2 0*3\")");
    assertThat(Files.readString(file))
        .contains("\"model\" : \"" + Annotated.class.getName() + ".wrong\"")
        .contains("\"property\" : \"assertions\"");
  }

  @Test
  void aScheduleThatIsNoneIsRefused() {
    assertThatThrownBy(() -> explore("noSchedule"))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("'first' is not a thread and how often it goes on");
  }

  @Test
  void tooManyTracesAreSampledIfThatIsAskedFor() throws NoSuchMethodException {
    assertThat(explore("sampled").guarantee().toString())
        .startsWith("sampled: ")
        .contains("random executions, drawn by changing priorities from seed 7");
  }

  @ParameterizedTest
  @CsvSource({"wakesUp", "runsOut"})
  void waitingThatEndsTooEarlyIsExploredIfAskedFor(String name) throws NoSuchMethodException {
    Method method = Annotated.class.getDeclaredMethod(name);
    ClassProgram program =
        InterleavedTest.program(Annotated.class, name, method.getAnnotation(Interleavings.class));
    CheckResult found = Check.of(program).run();
    assertThat(found.summary()).contains("too early");
    String schedule = program.schedule(found.counterexample().path());
    assertThat(program.failureAlong(schedule)).contains("too early");
  }

  @Test
  void whatIsNotExploredIsShown() throws NoSuchMethodException {
    Method method = Annotated.class.getDeclaredMethod("waits");
    InterleavedTest test =
        new InterleavedTest(
            Annotated.class, method, new SavedFailure(folder, "."), java.util.Optional.empty());
    assertThat(test.inWords(test.run()))
        .startsWith("Annotated.waits: 2 traces, exhaustive: free of data races, so all ")
        .contains(" but for time limits that run out while other threads can go on (Object.wait)")
        .endsWith("threads that wake up without a notification (Object.wait)");
  }

  @Test
  void aSampleTellsWhatItNeverDraws() throws NoSuchMethodException {
    assertThat(explore("waitsInASample").guarantee().toString())
        .startsWith("sampled: ")
        .doesNotContain("all executions of the Java memory model")
        .contains("not explored: threads that wake up without a notification (Object.wait)");
  }

  @Test
  void isFoundByName() {
    ClassLoader loader = Annotated.class.getClassLoader();
    String name = Annotated.class.getName();
    assertThat(new TestFormat().find(name + ".right", loader).name()).isEqualTo("Annotated.right");
    assertThat(new TestFormat().find(name + ".start", loader)).isNull();
    assertThat(new TestFormat().find(Twin.class.getName(), loader)).isNull();
    assertThatThrownBy(() -> new TestFormat().find(name, loader))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("has several tests; name one of them")
        .hasMessageContaining("Annotated.wrong");
  }
}
