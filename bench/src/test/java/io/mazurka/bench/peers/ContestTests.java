package io.mazurka.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.bench.tables.BenchException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ContestTests {

  private static final List<PeerInstance> INSTANCES = List.of(PeerInstance.parse("paxos:2,3,1"));

  @Test
  void theMedianOfTheRepetitionsCounts() {
    Fake tool = new Fake("Mazurka", 9, 1, 3);
    List<ToolOutcome> outcomes = new Contest(List.of(tool), 3, message -> {}).run(INSTANCES);
    assertThat(outcomes.get(0).measurement().orElseThrow().seconds()).isEqualTo(3);
  }

  @Test
  void laterToolsLearnTheNumberOfStates() {
    Fake second = new Fake("SPIN", 1);
    new Contest(List.of(new Fake("Mazurka", 1), second), 1, message -> {}).run(INSTANCES);
    assertThat(second.heard).containsExactly(OptionalLong.of(7));
  }

  @Test
  void aToolThatFailsDoesNotStopTheOthers() {
    List<Tool> tools = List.of(new Fake("Mazurka"), new Fake("SPIN", 1));
    List<ToolOutcome> outcomes = new Contest(tools, 1, message -> {}).run(INSTANCES);
    assertThat(outcomes.get(0).failed()).isTrue();
    assertThat(outcomes.get(1).measurement()).isPresent();
  }

  /** A tool whose runs take the given times and then fail. */
  private static final class Fake implements Tool {
    private final String name;
    private final double[] seconds;
    private final List<OptionalLong> heard = new ArrayList<>();

    Fake(String name, double... seconds) {
      this.name = name;
      this.seconds = seconds;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public String version() {
      return "1";
    }

    @Override
    public Optional<String> declines(Subject instance, OptionalLong states) {
      return Optional.empty();
    }

    @Override
    public Measurement measure(Subject instance, OptionalLong states) {
      if (heard.size() == seconds.length) {
        throw new BenchException("no more");
      }
      heard.add(states);
      return new Measurement(7, 8, seconds[heard.size() - 1], OptionalDouble.empty());
    }
  }
}
