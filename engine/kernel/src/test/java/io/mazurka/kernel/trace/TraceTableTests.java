package io.mazurka.kernel.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TraceTableTests {

  @Test
  void tableHasOneColumnPerProcessAndShowsOnlyWhatChanged() {
    assertThat(TraceTable.of(Traces.question()))
        .isEqualTo(
            """
              | client                       | server1              | server2 | server3
            --+------------------------------+----------------------+---------+--------
            0 | asked=false                  | up                   | up      | up
            1 | * ask                        |                      |         |
              | > Ask(1) to server1, server2 |                      |         |
              | asked=true                   |                      |         |
            2 |                              | * answer             |         |
              |                              | < Ask(1) from client |         |
              |                              | > Yes to client      |         |
            3 | * done                       |                      |         |
              | < Yes from server1           |                      |         |
              | asked=done                   |                      |         |
            """);
  }

  @Test
  void columnsOfIdleProcessesAreDroppedBeforeOthersAreFolded() {
    assertThat(TraceTable.of(Traces.question(), 60))
        .isEqualTo(
            """
              | client                       | server1
            --+------------------------------+---------------------
            0 | asked=false                  | up
            1 | * ask                        |
              | > Ask(1) to server1, server2 |
              | asked=true                   |
            2 |                              | * answer
              |                              | < Ask(1) from client
              |                              | > Yes to client
            3 | * done                       |
              | < Yes from server1           |
              | asked=done                   |
            Not shown, because idle: server2, server3
            """);
  }

  @Test
  void wideColumnsAreFoldedWhenTheTableIsStillTooWide() {
    assertThat(TraceTable.of(Traces.question(), 45))
        .isEqualTo(
            """
              | client             | server1
            --+--------------------+----------------
            0 | asked=false        | up
            1 | * ask              |
              | > Ask(1) to        |
              |   server1, server2 |
              | asked=true         |
            2 |                    | * answer
              |                    | < Ask(1) from
              |                    |   client
              |                    | > Yes to client
            3 | * done             |
              | < Yes from server1 |
              | asked=done         |
            Not shown, because idle: server2, server3
            """);
  }

  @Test
  void everyStepIsOneLineWhereColumnsWouldBeTooNarrow() {
    assertThat(TraceTable.of(Traces.question(), 36))
        .isEqualTo(
            """
              | step
            --+---------------------------------
            0 | client: asked=false
              | server1: up
            1 | client ask: sends Ask(1) to
              |   server1, server2;
              |   now asked=true
            2 | server1 answer: consumes Ask(1)
              |   from client; sends Yes to
              |   client
            3 | client done: consumes Yes from
              |   server1; now asked=done
            Not shown, because idle: server2, server3
            """);
  }

  @Test
  void everyStepIsOneLineWhereMoreThanFourTakePart() {
    assertThat(TraceTable.of(Traces.ticks(6, 5)))
        .isEqualTo(
            """
              | step
            --+----------------------------------------------------------------------------------
            0 | process1, process2, process3, process4, process5: waiting for a tick of the clock
            1 | process1 tick
            2 | process2 tick
            3 | process3 tick
            4 | process4 tick
            5 | process5 tick
            Not shown, because idle: process6
            """);
    assertThat(TraceTable.of(Traces.ticks(4, 4))).startsWith("  | process1 ");
  }

  @Test
  void tableOfNoStepsShowsTheInitialState() {
    Trace trace = new Trace(List.of("a", "b"), List.of("x=1", "x=2"), List.of());
    assertThat(TraceTable.of(trace)).isEqualTo("  | a   | b\n--+-----+----\n0 | x=1 | x=2\n");
    assertThat(TraceTable.of(trace, 5)).contains("x=1", "x=2");
  }

  @Test
  void longTracesShowTheirBeginningAndTheirEnd() {
    String table = TraceTable.of(Traces.ticks(2, 1000));
    assertThat(table).contains("\n50 ", "... 700 steps left out ...", "\n751 ", "\n1000 ");
    assertThat(table).doesNotContain("\n51 ", "\n750 ");
  }

  @Test
  void repeatingStepsAreMarked() {
    Trace trace = Traces.ticks(2, 3);

    assertThat(TraceTable.of(trace.repeating(1)))
        .contains("1 | * tick", "  | -- repeats from step 2 --", "2 |")
        .endsWith("After step 3 it goes on with step 2, for ever.\n");
    assertThat(TraceTable.of(trace.repeating(3)))
        .doesNotContain("repeats")
        .endsWith("After step 3 nothing more happens.\n");
    assertThat(TraceTable.of(Traces.ticks(2, 0).repeating(0))).endsWith("Nothing ever happens.\n");
  }

  @Test
  void repetitionThatBeginsInTheGapIsMarkedAfterIt() {
    assertThat(TraceTable.of(Traces.ticks(2, 1000).repeating(100)).lines())
        .containsSubsequence(
            "     | ... 700 steps left out ...      |", "     | -- repeats from step 101 --     |");
  }
}
