package io.mazurka.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextReportTests {

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
  private final Map<String, String> environment = Map.of("MAZURKA_COMMAND", "my tools/mazurka");
  private final TextReport report =
      new TextReport(new Console(out, out, environment, false, () -> false));

  private String fullMemory(long states, long storeBytes) {
    report.result(
        new CheckResult(
            Verdict.INCONCLUSIVE,
            List.of(),
            EndReason.MEMORY_LIMIT,
            new Statistics(states, 0, 0, 0, 0, storeBytes),
            1,
            Guarantee.exhaustive(),
            List.of(),
            null));
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void fingerprintsAreRecommendedOnlyWhereTheyAreSmaller() {
    assertThat(fullMemory(1_000, 22_000)).contains("8 GB; --store fingerprint needs less.\n");
    printed.reset();
    assertThat(fullMemory(1_000, 12_000)).contains("gives it 8 GB, for example.\n");
  }

  private String reductions(TextReport report, String... reductions) {
    printed.reset();
    report.result(
        new CheckResult(
            Verdict.HOLDS,
            List.of(),
            EndReason.EXHAUSTED,
            new Statistics(1, 0, 0, 0, 0, 0),
            1,
            Guarantee.exhaustive(),
            List.of(reductions),
            null));
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void longReasonIsOneLineUnlessTheUserWantsAllOfIt() {
    String reason = "no symmetry: " + "because of this and that ".repeat(9).strip();
    assertThat(reductions(report, "lpor", reason))
        .contains("  lpor\n")
        .contains(" because of this and ... (--explain)\n")
        .doesNotContain(reason);
    Console console = new Console(out, out, environment, false, () -> false);
    assertThat(reductions(new TextReport(console, true), "lpor", reason)).contains(reason + "\n");
  }

  @Test
  void oneThingIsNotCalledSeveral() {
    assertThat(Figures.counted(1, "states")).isEqualTo("1 state");
    assertThat(Figures.counted(0, "enabling sets")).isEqualTo("0 enabling sets");
    assertThat(Figures.counted(1_234, "claims")).isEqualTo("1,234 claims");
  }

  @Test
  void commandToReplayIsQuotedWhereNeeded() {
    report.saved("a b.json");
    assertThat(printed.toString(StandardCharsets.UTF_8))
        .isEqualTo("\nSaved. To replay it:  'my tools/mazurka' replay 'a b.json'\n");
  }
}
