package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.SharedArray;
import io.mazurka.threads.operations.Next;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A program that is cut at the limit of events says who loops and what to do about it. */
final class CutTests {

  /** Peterson 1981: each waits while the other one wants to enter and it is its turn. */
  private static void peterson(Scope scope) {
    SharedArray<Boolean> wants = scope.array("wants", 2, false);
    IntegerVariable turn = scope.integer("turn", 0);
    IntegerVariable inside = scope.integer("inside", 0);
    for (int me = 0; me < 2; me++) {
      int self = me;
      int other = 1 - me;
      scope.<Integer>thread(
          "P" + me,
          0,
          at ->
              switch (at) {
                case 0 -> wants.at(self).writing(true).to(1);
                case 1 -> turn.writing(other).to(2);
                case 2 -> wants.at(other).reading().then(wanted -> wanted ? 3 : 4);
                case 3 -> turn.reading().then(value -> value == other ? 2 : 4);
                case 4 -> inside.fetchingAndAdding(1).then(before -> before == 0 ? 5 : -1);
                case 5 -> inside.fetchingAndAdding(-1).to(6);
                case 6 -> wants.at(self).writing(false).to(7);
                case -1 -> Next.fail("both are inside");
                default -> Next.end();
              });
    }
  }

  private static void petersonInCode(Scope scope) {
    SharedArray<Boolean> wants = scope.array("wants", 2, false);
    IntegerVariable turn = scope.integer("turn", 0);
    for (int me = 0; me < 2; me++) {
      int self = me;
      int other = 1 - me;
      scope.thread(
          "P" + me,
          () -> {
            wants.at(self).write(true);
            turn.write(other);
            while (wants.at(other).read() && turn.read() == other) {
              Thread.onSpinWait();
            }
            wants.at(self).write(false);
          });
    }
  }

  @Test
  void pollOfSeveralVariablesInCodeIsTold() {
    CheckResult result = check(CutTests::petersonInCode, 60, Por.DPOR_OPTIMAL);

    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.summary())
        .contains("does 'read wants[")
        .contains("' and 'read turn = ")
        .contains("over and over; await waits for one variable only; written as a step function")
        .contains("it is decided by --por none, which searches states");
  }

  @Test
  void pollOfSeveralVariablesInStepFunctionsIsTold() {
    CheckResult result = check(CutTests::peterson, 60, Por.DPOR_OPTIMAL);

    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.summary())
        .containsPattern("P[01] does 'read [^']+' and 'read [^']+' over and over")
        .containsPattern("'read [a-z0-9\\[\\]]+ = [a-z0-9]+ .CutTests.java:\\d+.'")
        .contains("--por none, which searches states, decides a loop that comes back");
  }

  @Test
  void searchOfStatesDecidesIt() {
    CheckResult result = check(CutTests::peterson, 60, Por.NONE);

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(58);
  }

  private static CheckResult check(Consumer<Scope> declaration, int depth, Por por) {
    CheckOptions options = CheckOptions.defaults();
    return Check.of(ThreadProgram.of(declaration))
        .with(
            options
                .withLimits(options.limits().withDepth(depth))
                .withReductions(options.reductions().withPor(por)))
        .run();
  }
}
