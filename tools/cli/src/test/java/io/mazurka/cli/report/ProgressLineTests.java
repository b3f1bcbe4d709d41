package io.mazurka.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.Progress;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressLineTests {

  private static final long SECOND = 1_000_000_000L;

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final AtomicLong now = new AtomicLong();

  private ProgressLine line(boolean terminal, String columns) {
    PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
    return new ProgressLine(
        new Console(stream, stream, Map.of("COLUMNS", columns), terminal, () -> true), now::get);
  }

  private static Progress after(double seconds) {
    return new Progress(12, 1_234_567, 5_000_000, 0, 345_678, seconds);
  }

  @Test
  void lineIsRedrawnOnATerminalAndErasedAtTheEnd() {
    ProgressLine line = line(true, "100");
    line.progress(after(0.5));
    line.progress(after(1));
    line.erase();
    line.erase();
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "\r\u001b[Kdepth 12  states 1,234,567  2,469,134 states/s  queue 345,678"
                + "\r\u001b[Kdepth 12  states 1,234,567  1,234,567 states/s  queue 345,678"
                + "\r\u001b[K");
  }

  @Test
  void preparationIsShownOnATerminalOnly() {
    ProgressLine line = line(true, "40");
    line.begin();
    line.erase();
    line(false, "40").begin();
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("\r\u001b[Kpreparing: compiling the model and anal\r\u001b[K");
  }

  @Test
  void preparationThatTakesLongIsToldAboutElsewhereToo() {
    ProgressLine line = line(false, "40");
    for (int second = 1; second <= 15; second++) {
      now.addAndGet(SECOND);
      line.prepare("tried %d things".formatted(second));
    }
    now.addAndGet(10 * SECOND);
    line.progress(after(10));
    line.prepare("over");
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            """
            preparing: tried 10 things
            depth 12  states 1,234,567  123,457 states/s  queue 345,678
            """);
  }

  @Test
  void lineTellsHowMuchAReductionLeaves() {
    line(true, "100").progress(new Progress(12, 1_000, 2_500, 7_500, 10, 1));
    assertThat(err.toString(StandardCharsets.UTF_8)).endsWith("queue 10  25 % of steps");
  }

  @Test
  void lineEstimatesHowManyExecutionsThereAre() {
    Progress.Runs runs = new Progress.Runs(12_345, 0.0789, false);
    line(true, "100").progress(Progress.ofRuns(12, 50_000, 77, 2, runs));
    assertThat(err.toString(StandardCharsets.UTF_8))
        .endsWith(
            "executions 12,345 of about 160,000  6,173 executions/s  events 50,000  planned 77");
  }

  @Test
  void lineOfASimulationCountsExecutions() {
    Progress.Runs runs = new Progress.Runs(12_345, 0.012345, true);
    line(true, "100").progress(Progress.ofRuns(60, 0, 0, 2, runs));
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("\r\u001b[Kexecutions 12,345 of 1,000,000  6,173 executions/s");
  }

  @Test
  void lineOfAClusterTellsSuperstepsMessagesAndPartitionsThatWait() {
    Progress.Supersteps supersteps = new Progress.Supersteps(7, 12_345, 8, 3);
    line(true, "120").progress(new Progress(0, 50_000, 99, 0, 0, 2, null, supersteps));
    assertThat(err.toString(StandardCharsets.UTF_8))
        .endsWith(
            "superstep 7  states 50,000  25,000 states/s  messages 12,345  partitions that wait 3"
                + " of 8");
  }

  @Test
  void lineNeverWrapsOnATerminal() {
    line(true, "40").progress(after(1));
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("\r\u001b[Kdepth 12  states 1,234,567  1,234,567 s");
  }

  @Test
  void plainLinesComeEveryTenSecondsElsewhere() {
    ProgressLine line = line(false, "40");
    for (int second = 1; second < 25; second++) {
      now.addAndGet(SECOND);
      line.progress(after(second));
    }
    line.erase();
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            """
            depth 12  states 1,234,567  123,457 states/s  queue 345,678
            depth 12  states 1,234,567  61,728 states/s  queue 345,678
            """);
  }

  @Test
  void searchIsCancelledWhenTheUserInterrupts() {
    assertThat(line(false, "40").cancelled()).isTrue();
  }
}
