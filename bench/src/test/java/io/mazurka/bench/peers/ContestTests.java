package io.mazurka.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.bench.tools.FakeTool;
import io.mazurka.bench.tools.Tool;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ContestTests {

  private static final List<PeerInstance> INSTANCES = List.of(PeerInstance.parse("paxos:2,3,1"));

  @Test
  void theMedianOfTheRepetitionsCounts() {
    FakeTool tool = new FakeTool("Mazurka", 9, 1, 3);
    List<ToolOutcome> outcomes = new Contest(List.of(tool), 3, message -> {}).run(INSTANCES);
    assertThat(outcomes.get(0).measurement().orElseThrow().seconds()).isEqualTo(3);
  }

  @Test
  void laterToolsLearnTheNumberOfStates() {
    FakeTool second = new FakeTool("SPIN", 1);
    new Contest(List.of(new FakeTool("Mazurka", 1), second), 1, message -> {}).run(INSTANCES);
    assertThat(second.heard()).containsExactly(OptionalLong.of(7));
  }

  @Test
  void aToolThatFailsDoesNotStopTheOthers() {
    List<Tool> tools = List.of(new FakeTool("Mazurka"), new FakeTool("SPIN", 1));
    List<ToolOutcome> outcomes = new Contest(tools, 1, message -> {}).run(INSTANCES);
    assertThat(outcomes.get(0).failed()).isTrue();
    assertThat(outcomes.get(1).measurement()).isPresent();
  }
}
