package io.mazurka.temporal.linear;

import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import org.junit.jupiter.api.Test;

/** The search for components finds what the naive product has. */
final class EmptinessTests {

  private static final EmptinessExperiment RIGHT = new EmptinessExperiment(Question::of);

  static final RandomRun<LinearPlan> SMALL =
      new RandomRun<>(EmptinessTests.class, LinearPlan::draw, RIGHT);

  static final RandomRun<LinearPlan> SEVERAL_WORDS =
      new RandomRun<>(EmptinessTests.class, seed -> LinearPlan.draw(seed, 7, 63), RIGHT);

  static final RandomRun<LinearPlan> LARGER =
      new RandomRun<>(EmptinessTests.class, seed -> LinearPlan.draw(seed, 30, 0), RIGHT);

  @Test
  void fairAcceptedRunIsFoundIfThereIsOne() {
    RunReport report = SMALL.inParallel(0, 5_000);
    report.requireNoDifference();
    report.requireMoreThan(1_000, "accepts");
    report.requireMoreThan(1_000, "rejects");
    report.requireMoreThan(200, "incomplete");
    report.requireMoreThan(50, "unfair only");
    report.requireMoreThan(500, "fair");
  }

  @Test
  void thereMayBeMoreAssumptionsThanBitsInAWord() {
    SEVERAL_WORDS.inParallel(0, 300).requireNoDifference();
  }

  @Test
  void largerGraphsAreNoDifferent() {
    LARGER.inParallel(0, 300).requireNoDifference();
  }
}
