package io.mazurka.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cluster.random.CyclicPlan;
import io.mazurka.cluster.step.ShakenSteps;
import io.mazurka.cluster.step.StepOrder;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** That the oracle of random tests finds out histories as the paper prints them. */
final class PrintedHistoriesTests {

  private static final int SYSTEMS = 60;
  private static final int PARTITIONS = 5;

  @Test
  void oracleFindsOutHistoriesAsPrinted() {
    assertThat(failures(Job::asPrinted)).isPositive();
  }

  @Test
  void oracleIsContentWithHistoriesPutTogether() {
    assertThat(failures(UnaryOperator.identity())).isZero();
  }

  private static int failures(UnaryOperator<Job> change) {
    int failures = 0;
    for (int seed = 0; seed < SYSTEMS; seed++) {
      Checkable model = CyclicPlan.draw(seed).strictModel();
      CheckOptions options = CheckOptions.unreduced().withPor(Por.LPOR).withAll();
      Job job =
          change.apply(new Job(() -> model, OptionTexts.of(options), PARTITIONS, Proviso.HISTORY));
      ShakenSteps steps = new ShakenSteps(job, new Random(seed));
      List<StepReport> reports;
      do {
        reports = steps.step(StepOrder.search(1000));
      } while (!reports.stream().allMatch(StepReport::isIdle));
      try {
        steps.requireClosed();
      } catch (AssertionError e) {
        failures++;
      }
    }
    return failures;
  }
}
