package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tools.Measurement;
import io.mazurka.bench.tools.Subject;
import io.mazurka.bench.tools.Tool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * Several rounds in which all tools take turns, so that changes in the load of the machine affect
 * all of them. The best run of each tool counts. Long runs have only one round.
 */
public record Race(List<Tool> tools, int rounds, double longSeconds, Consumer<String> progress) {

  public Lap run(Subject subject) {
    Map<String, Measurement> best = new LinkedHashMap<>();
    Map<String, String> reasons = new LinkedHashMap<>();
    for (int round = 0; round < rounds; round++) {
      for (Tool tool : tools) {
        boolean again = round == 0 || wasShort(best, tool);
        if (again && !reasons.containsKey(tool.name())) {
          measure(tool, subject, best, reasons);
        }
      }
    }
    return new Lap(subject.toString(), best, reasons);
  }

  private boolean wasShort(Map<String, Measurement> best, Tool tool) {
    Measurement measured = best.get(tool.name());
    return measured != null && measured.seconds() < longSeconds;
  }

  private void measure(
      Tool tool, Subject subject, Map<String, Measurement> best, Map<String, String> reasons) {
    OptionalLong states = best.values().stream().mapToLong(Measurement::states).findFirst();
    Optional<String> declined = tool.declines(subject, states);
    if (declined.isPresent()) {
      reasons.put(tool.name(), declined.get());
      return;
    }
    progress.accept(subject + ": " + tool.name() + " ...");
    try {
      best.merge(
          tool.name(),
          tool.measure(subject, states),
          (one, two) -> one.seconds() <= two.seconds() ? one : two);
    } catch (BenchException e) {
      progress.accept(subject + ": " + tool.name() + " failed: " + e.getMessage());
      reasons.put(tool.name(), String.valueOf(e.getMessage()));
    }
  }
}
