package io.mazurka.examples.variables;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.guarded.GuardedModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;

/** The programs have as many states as TLC counts for the specifications that they are after. */
final class SharedVariableTests {

  private static CheckResult inFull(GuardedModel model) {
    return Check.of(model).with(CheckOptions.unreduced()).run();
  }

  @Test
  void terminationIsDetectedAndOnlyThen() {
    CheckResult three = inFull(TerminationDetection.model(3, false));
    three.assertHolds();
    assertThat(three.statistics().states()).isEqualTo(302);
    CheckResult four = inFull(TerminationDetection.model(4, false));
    four.assertHolds();
    assertThat(four.statistics().states()).isEqualTo(1_566);
  }

  @Test
  void whoeverForgetsTheBlackNodeRaisesAFalseAlarm() {
    CheckResult found = inFull(TerminationDetection.model(3, true));
    assertThat(found.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(found.summary()).contains("no false alarm is violated after 1 step");
  }

  @Test
  void managersAgreeOnTheTransaction() {
    CheckResult found = inFull(TransactionCommit.model(3, false));
    found.assertHolds();
    assertThat(found.statistics().states()).isEqualTo(288);
    assertThat(found.statistics().transitions()).isEqualTo(1_145);
  }

  @Test
  void hastyTransactionIsCommittedByOneAndAbortedByAnother() {
    CheckResult found = inFull(TransactionCommit.model(3, true));
    assertThat(found.summary()).contains("consistency is violated after 5 steps");
  }
}
