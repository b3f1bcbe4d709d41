package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Check;
import io.mazurka.threads.objects.Variable;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Sets in shared variables are shown in one order, whatever their hash codes are. */
final class SetsInTracesTests {

  @Test
  void setsOfStepFunctionsAreShownInOrder() {
    ThreadProgram program =
        ThreadProgram.of(
            scope -> {
              Variable<Set<String>> names = scope.variable("names", Set.of("d", "b"));
              scope.sequence("writer", names.writing(Set.of("c", "a", "b", "d")));
            });
    TraceStep step = Walk.from(program.compile(CheckOptions.unreduced()).system(), 0).describe(0);
    assertThat(step.transition()).startsWith("write {a, b, c, d} to names");
    assertThat(step.changed())
        .containsExactly(new TraceStep.Change("names", "{b, d}", "{a, b, c, d}"));
  }

  @Test
  void setsOfRealThreadsAreShownInOrder() {
    ThreadProgram program =
        ThreadProgram.of(
            scope -> {
              Variable<Set<String>> names = scope.variable("names", Set.of("d", "b"));
              scope.thread("writer", () -> names.write(Set.of("c", "a", "b", "d")));
              scope.thread(
                  "reader",
                  () -> {
                    if (names.read().size() > 2) {
                      throw new AssertionError("too many");
                    }
                  });
            });
    List<TraceStep> steps = Check.of(program).run().counterexample().trace().steps();
    assertThat(steps.get(0).transition()).startsWith("write {a, b, c, d} to names");
    assertThat(steps.get(0).changed())
        .containsExactly(new TraceStep.Change("names", "{b, d}", "{a, b, c, d}"));
    assertThat(steps.get(1).transition()).startsWith("read names = {a, b, c, d}");
  }
}
