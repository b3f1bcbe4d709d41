package io.mazurka.search.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.explicit.Avoidance;
import io.mazurka.kernel.explicit.Counters;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Three counters from 0 to 4, and questions about their sum. */
class GoalTests {

  /** The goal that a state with this sum can be reached. */
  private static Property sum(int wanted) {
    return new StateProperty(
        "sum " + wanted,
        Kind.GOAL,
        new OpaqueCondition(
            state -> Arrays.stream(state).sum() == wanted, state -> "it is reached"));
  }

  private static CheckResult decide(CheckOptions options, Property... questions) {
    AskedProperties file = new AskedProperties(List.of(), List.of(), "questions");
    return Check.of(new Questions(List.of(questions))).with(options.withProperties(file)).run();
  }

  private record Questions(List<Property> questions) implements Checkable {

    @Override
    public CompiledModel compile(CheckOptions options) {
      return new CompiledModel(new Counters(3, 4), questions, false, List.of());
    }

    @Override
    public Features features() {
      return Features.of(Feature.PROPERTIES);
    }
  }

  private static Avoidance neverReaches(int sum) {
    return new Avoidance("never " + sum, state -> Arrays.stream(state).sum() == sum);
  }

  @Test
  void goalHoldsIfItIsReachedAndIsViolatedIfItCannotBe() {
    CheckResult result =
        decide(CheckOptions.defaults(), sum(2), sum(13), neverReaches(3), neverReaches(14));

    assertThat(result.properties())
        .containsExactly(
            new PropertyResult("sum 2", Kind.GOAL, Verdict.HOLDS),
            new PropertyResult("sum 13", Kind.GOAL, Verdict.VIOLATED),
            new PropertyResult("never 3", Kind.INVARIANT, Verdict.VIOLATED),
            new PropertyResult("never 14", Kind.INVARIANT, Verdict.HOLDS));
    assertThat(result.end()).isEqualTo(EndReason.EXHAUSTED);
    assertThat(result.statistics().states()).isEqualTo(125);
    assertThat(result.counterexample().property()).isEqualTo("never 3");
  }

  @Test
  void searchStopsWhenEverythingIsDecided() {
    CheckResult result = decide(CheckOptions.defaults(), sum(1), sum(2), neverReaches(2));

    assertThat(result.end()).isEqualTo(EndReason.DECIDED);
    assertThat(result.statistics().states()).isLessThan(125);
    assertThat(result.properties())
        .extracting(PropertyResult::verdict)
        .containsExactly(Verdict.HOLDS, Verdict.HOLDS, Verdict.VIOLATED);
  }

  @Test
  void whatALimitLeavesOpenIsInconclusive() {
    CheckResult result =
        decide(CheckOptions.defaults().withLimits(Limits.none().withDepth(2)), sum(2), sum(3));

    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.properties())
        .extracting(PropertyResult::verdict)
        .containsExactly(Verdict.HOLDS, Verdict.INCONCLUSIVE);
  }

  @Test
  void goalThatCannotBeReachedIsSaidInWords() {
    assertThat(decide(CheckOptions.defaults(), sum(13)).summary())
        .isEqualTo(
            "sum 13 asked for a state that cannot be reached: it is not among the 125 states"
                + " explored");
  }
}
