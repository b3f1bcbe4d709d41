package io.mazurka.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.bench.tables.BenchException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class RaceTests {

  private static final Subject SUBJECT = PeerInstance.parse("mailbox:2,3");

  @Test
  void bestOfTheRoundsCounts() {
    Fake tool = new Fake("a", 3, 1, 2);

    Lap lap = new Race(List.of(tool), 3, 20, message -> {}).run(SUBJECT);

    assertThat(lap.seconds("a")).hasValue(1);
    assertThat(lap.instance()).isEqualTo("mailbox 2,3");
  }

  @Test
  void whatTakesLongHasOneRound() {
    Fake slow = new Fake("slow", 30, 10);
    Fake fast = new Fake("fast", 3, 2);

    new Race(List.of(slow, fast), 2, 20, message -> {}).run(SUBJECT);

    assertThat(slow.runs).hasSize(1);
    assertThat(fast.runs).hasSize(2);
  }

  @Test
  void failureIsToldAndNotTriedAgain() {
    Fake tool = new Fake("a");

    Lap lap = new Race(List.of(tool, new Fake("b", 1, 1)), 2, 20, message -> {}).run(SUBJECT);

    assertThat(lap.reasons()).containsEntry("a", "no more");
    assertThat(lap.best()).containsOnlyKeys("b");
  }

  /** A tool whose runs take the given times and then fail. */
  private static final class Fake implements Tool {
    private final String name;
    private final double[] seconds;
    private final List<OptionalLong> runs = new ArrayList<>();

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
      if (runs.size() == seconds.length) {
        throw new BenchException("no more");
      }
      runs.add(states);
      return new Measurement(7, 8, seconds[runs.size() - 1], OptionalDouble.empty());
    }
  }
}
