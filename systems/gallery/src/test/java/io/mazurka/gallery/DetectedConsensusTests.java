package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The consensus of Bokor's thesis as a protocol has the states that the program has. */
final class DetectedConsensusTests {

  private static CheckResult check(int n, int f, int mistakes, CheckOptions options) {
    return Check.of(new DetectedConsensus().protocol(n, f, mistakes)).with(options).run();
  }

  /**
   * Nobody has to crash, so an execution may also end where nothing but a crash is possible; the
   * program counts states in which nothing is possible.
   */
  private static void requireSame(int n, int f, List<Long> figures) {
    CheckResult result = check(n, f, 0, CheckOptions.unreduced().withAll());
    Statistics found = result.statistics();

    assertThat(new ConsensusByHand(n, f).figures()).isEqualTo(figures);
    assertThat(List.of(found.states(), found.transitions(), found.terminalStates()))
        .containsExactly(figures.get(0), figures.get(1), figures.get(2) + figures.get(3));
    assertThat(found.violatingStates()).isEqualTo(figures.get(4));
  }

  @Test
  void protocolHasTheStatesOfTheDefinition() {
    requireSame(2, 0, List.of(56L, 80L, 4L, 0L, 0L));
    requireSame(2, 1, List.of(264L, 408L, 40L, 4L, 0L));
    requireSame(2, 2, new ConsensusByHand(2, 2).figures());
    requireSame(3, 0, List.of(6_800L, 26_520L, 8L, 0L, 0L));
  }

  @Test
  @Tag("slow")
  void oneOfThreeMayCrash() {
    requireSame(3, 1, List.of(205_280L, 735_576L, 408L, 8L, 0L));
  }

  @Test
  @Tag("long")
  void twoOfThreeAreTooMany() {
    assertThat(new ConsensusByHand(3, 2).figures().subList(0, 2))
        .containsExactly(969_968L, 2_625_264L);
    CheckResult result = check(3, 2, 0, CheckOptions.unreduced().with(ProtocolOptions.unreduced()));

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.counterexample().path().steps()).hasSize(14);
  }

  @ParameterizedTest
  @CsvSource({"NONE, true", "LPOR, false", "LPOR, true", "DPOR_OPTIMAL, false"})
  void everyReductionAgrees(Por por, boolean all) {
    CheckOptions options = all ? CheckOptions.defaults() : CheckOptions.unreduced();

    assertThat(check(2, 1, 0, options.withPor(por)).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(check(2, 2, 0, options.withPor(por)).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(check(2, 0, 1, options.withPor(por)).verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void mistakeOfTheDetectorBreaksAgreementAndABoundOfZeroRestoresIt() {
    CheckOptions none =
        CheckOptions.defaults().with(ProtocolOptions.defaults().withAtMost(Mishap.MISTAKE, 0));

    assertThat(check(2, 1, 1, CheckOptions.defaults()).verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(check(2, 1, 1, none).verdict()).isEqualTo(Verdict.HOLDS);
  }
}
