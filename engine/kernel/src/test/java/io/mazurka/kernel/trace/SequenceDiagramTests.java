package io.mazurka.kernel.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.trace.TraceStep.Message;
import java.util.List;
import org.junit.jupiter.api.Test;

class SequenceDiagramTests {

  @Test
  void arrowsLeadFromTheSenderToTheStepThatConsumes() {
    assertThat(SequenceDiagram.of(Traces.question(), 100))
        .isEqualTo(
            """
               client  server1
                  |       |
            1     *       |       ask
                  *-x     |               Ask(1) to server2, never consumed
            2     |------>*       answer  Ask(1)
            3     *<------|       done    Yes
            """);
  }

  @Test
  void quorumStepHasAnArrowForEachMessage() {
    Trace trace =
        new Trace(
            List.of("a", "b", "c"),
            List.of("", "", ""),
            List.of(
                send("a", "b", "Vote(1)"),
                send("c", "b", "Vote(2)"),
                new TraceStep(
                    "b",
                    "decide",
                    List.of(new Message("a", "Vote(1)"), new Message("c", "Vote(2)")),
                    List.of(),
                    List.of())));
    assertThat(SequenceDiagram.of(trace, 100))
        .isEqualTo(
            """
                a    b    c
                |    |    |
            1   *    |    |     send
            2   |    |    *     send
            3   |--->*    |     decide  Vote(1)
                |    *<---|             Vote(2)
            """);
  }

  @Test
  void messagesNeverConsumedPointTowardsTheirRecipients() {
    Trace trace =
        new Trace(
            List.of("a", "b", "c"),
            List.of("", "", ""),
            List.of(
                new TraceStep(
                    "b",
                    "send",
                    List.of(),
                    List.of(new Message("a", "Hello"), new Message("c", "Hello")),
                    List.of())));
    assertThat(SequenceDiagram.of(trace, 100))
        .isEqualTo(
            """
                b
                |
            1   *     send
              x-*-x         Hello to a, c, never consumed
            """);
  }

  @Test
  void narrowDiagramMovesLifelinesTogetherAndStaggersTheirNames() {
    assertThat(SequenceDiagram.of(Traces.ticks(4, 4), 70))
        .isEqualTo(
            """
             process1      process3
                    process2      process4
                 |      |      |      |
            1    *      |      |      |      tick
            2    |      *      |      |      tick
            3    |      |      *      |      tick
            4    |      |      |      *      tick
            """);
  }

  @Test
  void messageOfARepeatingStepMayBeConsumedTheNextTimeAround() {
    Trace trace =
        new Trace(
            List.of("a", "b"),
            List.of("", ""),
            List.of(
                new TraceStep(
                    "b", "hear", List.of(new Message("a", "Hello")), List.of(), List.of()),
                send("a", "b", "Hello")),
            0);
    assertThat(SequenceDiagram.of(trace, 100))
        .isEqualTo(
            """
                a    b
                |    |
                |    |           -- repeats from step 1 --
            1   |--->*     hear  Hello
            2   *    |     send
            After step 2 it goes on with step 1, for ever.
            """);
  }

  private static TraceStep send(String from, String to, String message) {
    return new TraceStep(from, "send", List.of(), List.of(new Message(to, message)), List.of());
  }
}
