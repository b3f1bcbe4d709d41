package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tools.Measurement;
import io.mazurka.bench.tools.Subject;
import io.mazurka.bench.tools.Tool;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Runs every tool on every instance, one process at a time; the tools take turns on an instance.
 */
record Contest(List<Tool> tools, int repetitions, Consumer<String> progress) {

  List<ToolOutcome> run(List<? extends Subject> instances) {
    List<ToolOutcome> outcomes = new ArrayList<>();
    for (Subject instance : instances) {
      OptionalLong states = OptionalLong.empty();
      for (Tool tool : tools) {
        ToolOutcome outcome = run(tool, instance, states);
        outcomes.add(outcome);
        if (states.isEmpty() && outcome.measurement().isPresent()) {
          states = OptionalLong.of(outcome.measurement().get().states());
        }
      }
    }
    return outcomes;
  }

  private ToolOutcome run(Tool tool, Subject instance, OptionalLong states) {
    Optional<String> declined = tool.declines(instance, states);
    if (declined.isPresent()) {
      return ToolOutcome.skipped(instance, tool.name(), declined.get());
    }
    progress.accept(instance + ": " + tool.name() + " ...");
    try {
      List<Measurement> measurements =
          IntStream.range(0, repetitions)
              .mapToObj(i -> tool.measure(instance, states))
              .sorted(Comparator.comparingDouble(Measurement::seconds))
              .toList();
      return ToolOutcome.measured(instance, tool.name(), measurements.get(repetitions / 2));
    } catch (BenchException e) {
      progress.accept(instance + ": " + tool.name() + " failed: " + e.getMessage());
      return ToolOutcome.failed(instance, tool.name(), String.valueOf(e.getMessage()));
    }
  }
}
