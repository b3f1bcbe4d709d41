package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds at some end and at every end, however the program is run and reduced. */
final class EndConditionTests {

  /** Two increments that can overwrite each other, as code or as step functions. */
  private static IntegerVariable increments(Scope scope, boolean steps) {
    IntegerVariable x = scope.integer("x", 0);
    for (String name : new String[] {"A", "B"}) {
      if (steps) {
        scope.<Integer>thread(
            name,
            -1,
            at ->
                switch (at) {
                  case -1 -> x.reading().then(value -> value);
                  case 5 -> Next.end();
                  default -> x.writing(at + 1).to(5);
                });
      } else {
        scope.thread(name, () -> x.write(x.read() + 1));
      }
    }
    return x;
  }

  static Stream<Arguments> ways() {
    return Stream.of(
        Arguments.of(true, Por.NONE),
        Arguments.of(true, Por.LPOR),
        Arguments.of(true, Por.DPOR_OPTIMAL),
        Arguments.of(true, Por.DPOR_SOURCE),
        Arguments.of(true, Por.DPOR_CLASSIC),
        Arguments.of(false, Por.DPOR_OPTIMAL),
        Arguments.of(false, Por.DPOR_SOURCE),
        Arguments.of(false, Por.NONE));
  }

  @ParameterizedTest
  @MethodSource("ways")
  void endThatIsReachedIsWitnessed(boolean steps, Por por) {
    CheckResult result =
        check(
            steps,
            por,
            (scope, x) -> {
              scope.sometimes("both count", () -> x.read() == 2);
              scope.sometimes("one is lost", () -> x.read() == 1);
              scope.atEnd("something is counted", () -> x.read() > 0);
            });

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.properties())
        .contains(
            new PropertyResult("both count", Kind.SOMETIMES, Verdict.HOLDS),
            new PropertyResult("one is lost", Kind.SOMETIMES, Verdict.HOLDS),
            new PropertyResult("something is counted", Kind.AT_END, Verdict.HOLDS));
    assertThat(result.witnesses()).hasSize(2);
  }

  @ParameterizedTest
  @MethodSource("ways")
  void endThatIsNotReachedIsAFailure(boolean steps, Por por) {
    CheckResult result =
        check(steps, por, (scope, x) -> scope.sometimes("three", () -> x.read() == 3));

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.properties())
        .contains(new PropertyResult("three", Kind.SOMETIMES, Verdict.VIOLATED));
  }

  @ParameterizedTest
  @MethodSource("ways")
  void endThatDoesNotMeetAConditionIsShown(boolean steps, Por por) {
    CheckResult result =
        check(steps, por, (scope, x) -> scope.atEnd("nothing is lost", () -> x.read() == 2));

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.summary())
        .contains("nothing is lost is violated at the end, after 4 steps")
        .contains("all threads have ended, and it does not hold");
  }

  @ParameterizedTest
  @MethodSource("ways")
  void theReasonIsThatOfTheEnd(boolean steps, Por por) {
    CheckResult result =
        check(
            steps,
            por,
            (scope, x) ->
                scope.atEnd("nothing is lost", () -> x.read() == 2, () -> "x is " + x.read()));

    assertThat(result.summary()).contains(": x is 1\n");
  }

  @Test
  void nameThatIsTakenIsRefused() {
    for (String name : List.of("assertions", "deadlock", "again")) {
      assertThatThrownBy(
              () ->
                  check(
                      true,
                      Por.NONE,
                      (scope, x) -> {
                        scope.atEnd("again", () -> true);
                        scope.sometimes(name, () -> true);
                      }))
          .isInstanceOf(InvalidModelException.class)
          .hasMessageContaining("another property called '%s'".formatted(name));
    }
  }

  private static CheckResult check(
      boolean steps, Por por, BiConsumer<Scope, IntegerVariable> conditions) {
    CheckOptions options = CheckOptions.defaults();
    return Check.of(ThreadProgram.of(scope -> conditions.accept(scope, increments(scope, steps))))
        .with(options.withReductions(options.reductions().withPor(por)))
        .run();
  }
}
