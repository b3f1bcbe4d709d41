package io.mazurka.protocols.engine.analysis.exploration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The messages when a local analysis has exhausted its budget. */
final class AnalysisBudgetTests {

  @ParameterizedTest
  @CsvSource({
    "LOCAL_STATES, local states",
    "LETTERS, letters",
    "STEPS, local steps",
    "CHOICES, choices of messages",
    "FAILURES, situations in which user code fails",
    "ATTEMPTS, local states with choices of messages"
  })
  void resourceThatIsUsedUpIsNamed(Resource resource, String words) {
    AnalysisBudget budget = new AnalysisBudget(0, Double.POSITIVE_INFINITY);

    assertThatThrownBy(() -> budget.spend(resource, 1))
        .isInstanceOf(GivenUpException.class)
        .hasMessage("the processes on their own have more than 0 " + words);
  }

  @Test
  void timeThatIsUpIsNamed() {
    assertThatThrownBy(() -> new AnalysisBudget(1, -1).requireTime())
        .isInstanceOf(GivenUpException.class)
        .hasMessage("half of the time limit had passed");
  }

  @Test
  void afterRolesWereLeftOutItCountsAnew() {
    AnalysisBudget budget = new AnalysisBudget(1, Double.POSITIVE_INFINITY);
    budget.spend(Resource.LOCAL_STATES, 15_000);

    budget.restart();
    budget.spend(Resource.LOCAL_STATES, 15_000);

    assertThat(budget.isExhausted()).isTrue();
  }
}
