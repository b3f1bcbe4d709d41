package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Properties that keep their reduction beside a formula that does not. */
final class TwoPassesTests {

  /** Five count to three on their own; those that are equal need not be told apart. */
  private static Protocol counters(int most) {
    ProtocolBuilder protocol = Protocol.named("counters");
    Role<Integer> counter = protocol.role("counter", 5, 0);
    counter.step("count").when(count -> count < 3).then(count -> become(count + 1));
    protocol.invariant("few").forEach(counter, count -> count <= most);
    protocol.proposition("done").forEach(counter, count -> count == 3);
    protocol.property("can be done").ctl("AG EF done");
    protocol.property("is done").ltl("<> done").stronglyFair();
    return protocol.build();
  }

  private static CheckResult check(Protocol protocol, Limits limits) {
    return Check.of(protocol).with(CheckOptions.defaults().withLimits(limits)).run();
  }

  private static List<Verdict> verdicts(CheckResult result) {
    return result.properties().stream().map(one -> one.verdict()).toList();
  }

  private static String reductions(CheckResult result) {
    return String.join("\n", result.reductions());
  }

  @Test
  void withoutLimitThePlainGraphDecidesEverything() {
    CheckResult result = check(counters(3), Limits.none());

    assertThat(result.statistics().states()).isEqualTo(1024);
    assertThat(reductions(result)).doesNotContain(" pass");
    result.assertHolds();
  }

  @Test
  void bothPassesDecideWhatTheyAreFor() {
    CheckResult result = check(counters(3), Limits.none().withStates(5000));

    result.assertHolds();
    assertThat(result.properties())
        .extracting(one -> one.name())
        .containsExactly("few", "can be done", "is done");
    assertThat(result.statistics().states()).isEqualTo(1024);
    assertThat(reductions(result))
        .containsPattern("first pass, \\d+ states, for few and can be done: ")
        .contains("second pass, 1,024 states, for is done: ");
  }

  @Test
  void whatKeepsItsReductionIsDecidedWherePlainGraphDoesNotFit() {
    CheckResult result = check(counters(3), Limits.none().withStates(700));

    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(verdicts(result))
        .containsExactly(Verdict.HOLDS, Verdict.HOLDS, Verdict.INCONCLUSIVE);
    assertThat(result.summary())
        .startsWith("few and can be done hold. Not decided (bounded")
        .contains("is done");
  }

  @Test
  void violationInTheFirstPassIsEnough() {
    CheckResult result = check(counters(2), Limits.none().withStates(5000));

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(verdicts(result)).startsWith(Verdict.VIOLATED).endsWith(Verdict.INCONCLUSIVE);
    assertThat(reductions(result))
        .contains("no second pass, for is done: stopped at the first violation");
    assertThat(result.statistics().states()).isLessThan(1024);
  }

  @Test
  void allViolationsAreFoundIfAskedFor() {
    CheckOptions options =
        CheckOptions.defaults().withAll().withLimits(Limits.none().withStates(5000));
    CheckResult result = Check.of(counters(2)).with(options).run();

    assertThat(verdicts(result)).containsExactly(Verdict.VIOLATED, Verdict.HOLDS, Verdict.HOLDS);
    assertThat(result.statistics().violatingStates()).isPositive();
  }
}
