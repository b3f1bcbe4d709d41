package io.mazurka.bench.cores;

import io.mazurka.search.parallel.WorkAccount.Turn;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a {@link CoresRun} has measured: seconds, states and rounds by name. */
record CoresFigures(Map<String, Double> figures) {

  private static final double NANOS = 1e9;

  CoresFigures {
    figures = Map.copyOf(figures);
  }

  static CoresFigures read(String output) {
    Map<String, Double> figures = new HashMap<>();
    output
        .lines()
        .map(line -> line.split(" ", -1))
        .forEach(words -> figures.put(words[0], Double.valueOf(words[1])));
    return new CoresFigures(figures);
  }

  /** The run that took the least processor time. */
  static CoresFigures best(List<CoresFigures> runs) {
    return runs.stream()
        .min((one, other) -> Double.compare(one.figure("cpu"), other.figure("cpu")))
        .orElseThrow();
  }

  double figure(String name) {
    return figures.getOrDefault(name, 0.0);
  }

  double seconds(Turn turn) {
    return figure(turn.name());
  }

  /** The processor time of everything that is not the work of a worker: compiler, collector. */
  double restSeconds() {
    double known = 0;
    for (Turn turn : Turn.values()) {
      known += seconds(turn);
    }
    return figure("cpu") - known;
  }

  /** The nanoseconds a state that so many seconds are. */
  double perState(double seconds) {
    return seconds * NANOS / figure("states");
  }
}
