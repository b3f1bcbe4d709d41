package io.mazurka.search.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.explicit.Avoidance;
import io.mazurka.kernel.explicit.Counters;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.simple.SimpleAtEnd;
import io.mazurka.kernel.simple.SimpleSometimes;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Three counters from 0 to 4, with properties of the kinds <em>sometimes</em> and <em>at end</em>
 * about their sum.
 */
class SometimesTests {

  private static Property sometimes(int sum) {
    return new SimpleSometimes("sum " + sum, state -> sum(state) == sum, Arrays::toString);
  }

  private static Property atEnd(int sum) {
    return new SimpleAtEnd("last sum " + sum, state -> sum(state) == sum, Arrays::toString);
  }

  private static Property never(int sum) {
    return new Avoidance("never " + sum, state -> sum(state) == sum);
  }

  private static int sum(int[] state) {
    return Arrays.stream(state).sum();
  }

  private static CheckResult check(CheckOptions options, Property... properties) {
    return Check.of(
            any -> new CompiledModel(new Counters(3, 4), List.of(properties), false, List.of()))
        .with(options)
        .run();
  }

  private static CheckResult check(Property... properties) {
    return check(CheckOptions.defaults(), properties);
  }

  @Test
  void witnessIsNoViolationAndDoesNotEndTheSearch() {
    CheckResult result = check(sometimes(5), never(13), atEnd(12));

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.end()).isEqualTo(EndReason.EXHAUSTED);
    assertThat(result.statistics().states()).isEqualTo(125);
    assertThat(result.statistics().violatingStates()).isZero();
    assertThat(result.counterexample()).isNull();
    assertThat(result.witnesses()).extracting(one -> one.path().steps().size()).containsExactly(5);
    assertThat(result.summary())
        .isEqualTo(
            "last sum 12 holds in every terminal state, never 13 holds in all 125 states that can"
                + " be reached; sum 5 holds after 5 steps, the fewest possible");
  }

  @Test
  void whatNeverHoldsIsAViolationWithoutACounterexample() {
    CheckResult result = check(sometimes(13), sometimes(2));

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.counterexample()).isNull();
    assertThat(result.properties())
        .containsExactly(
            new PropertyResult("sum 13", Kind.SOMETIMES, Verdict.VIOLATED),
            new PropertyResult("sum 2", Kind.SOMETIMES, Verdict.HOLDS));
    assertThat(result.summary())
        .isEqualTo(
            "sum 13 never holds: there is no such state among all 125 states that can be reached;"
                + " sum 2 holds after 2 steps, the fewest possible");
  }

  @Test
  void searchEndsWhenEveryWitnessIsFoundUnlessEverythingIsToBeCounted() {
    CheckResult found = check(sometimes(2), sometimes(1));
    assertThat(found.end()).isEqualTo(EndReason.DECIDED);
    assertThat(found.statistics().states()).isLessThan(125);
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);

    CheckResult all = check(CheckOptions.defaults().withAll(), sometimes(2), sometimes(1));
    assertThat(all.end()).isEqualTo(EndReason.EXHAUSTED);
    assertThat(all.statistics().states()).isEqualTo(125);
    assertThat(all.statistics().violatingStates()).isZero();
  }

  @Test
  void witnessOfWhatAloneWasAskedForIsShown() {
    CheckResult result = check(sometimes(1));

    assertThat(result.shown()).isEqualTo(result.witnesses().get(0));
    assertThat(result.summary()).startsWith("sum 1 holds after 1 step, the fewest possible\n\n");
    assertThat(check(sometimes(1), never(13)).shown()).isNull();
  }

  @Test
  void withoutAnExhaustiveSearchAbsenceIsNotKnown() {
    CheckResult bounded =
        check(CheckOptions.defaults().withLimits(Limits.none().withDepth(2)), sometimes(3));
    assertThat(bounded.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(bounded.summary())
        .startsWith("Not decided (bounded: ")
        .endsWith("no state with sum 3 in the 10 states explored");

    CheckResult hashed =
        check(CheckOptions.defaults().withStore(StoreKind.FINGERPRINT), sometimes(13), never(13));
    assertThat(hashed.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(hashed.properties())
        .extracting(PropertyResult::verdict)
        .containsExactly(Verdict.INCONCLUSIVE, Verdict.HOLDS);
  }

  @Test
  void terminalStateThatLacksThePropertyIsAViolation() {
    CheckResult result = check(atEnd(11));

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.statistics().violatingStates()).isEqualTo(1);
    assertThat(result.summary())
        .startsWith(
            "last sum 11 is violated at the end, after 12 steps, the fewest possible: [4, 4, 4]");
  }
}
