package io.mazurka.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.bench.tools.FakeTool;
import io.mazurka.bench.tools.Subject;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RaceTests {

  private static final Subject SUBJECT = PeerInstance.parse("mailbox:2,3");

  @Test
  void bestOfTheRoundsCounts() {
    FakeTool tool = new FakeTool("a", 3, 1, 2);

    Lap lap = new Race(List.of(tool), 3, 20, message -> {}).run(SUBJECT);

    assertThat(lap.seconds("a")).hasValue(1);
    assertThat(lap.instance()).isEqualTo("mailbox 2,3");
  }

  @Test
  void whatTakesLongHasOneRound() {
    FakeTool slow = new FakeTool("slow", 30, 10);
    FakeTool fast = new FakeTool("fast", 3, 2);

    new Race(List.of(slow, fast), 2, 20, message -> {}).run(SUBJECT);

    assertThat(slow.heard()).hasSize(1);
    assertThat(fast.heard()).hasSize(2);
  }

  @Test
  void failureIsToldAndNotTriedAgain() {
    FakeTool tool = new FakeTool("a");

    Lap lap = new Race(List.of(tool, new FakeTool("b", 1, 1)), 2, 20, message -> {}).run(SUBJECT);

    assertThat(lap.reasons()).containsEntry("a", "no more");
    assertThat(lap.best()).containsOnlyKeys("b");
  }
}
