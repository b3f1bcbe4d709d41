package io.mazurka.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Runs every tool on every instance, one process after the other, the tools of an instance in turn.
 */
record Contest(List<Tool> tools, int repetitions, Consumer<String> progress) {

  List<Outcome> run(List<Instance> instances) {
    List<Outcome> outcomes = new ArrayList<>();
    for (Instance instance : instances) {
      OptionalLong states = OptionalLong.empty();
      for (Tool tool : tools) {
        Outcome outcome = run(tool, instance, states);
        outcomes.add(outcome);
        if (states.isEmpty() && outcome.measurement().isPresent()) {
          states = OptionalLong.of(outcome.measurement().get().states());
        }
      }
    }
    return outcomes;
  }

  private Outcome run(Tool tool, Instance instance, OptionalLong states) {
    Optional<String> declined = tool.declines(instance, states);
    if (declined.isPresent()) {
      return Outcome.skipped(instance, tool.name(), declined.get());
    }
    progress.accept(instance + ": " + tool.name() + " ...");
    try {
      List<Measurement> measurements =
          IntStream.range(0, repetitions)
              .mapToObj(i -> tool.measure(instance, states))
              .sorted(Comparator.comparingDouble(Measurement::seconds))
              .toList();
      return Outcome.measured(instance, tool.name(), measurements.get(repetitions / 2));
    } catch (BenchException e) {
      progress.accept(instance + ": " + tool.name() + " failed: " + e.getMessage());
      return Outcome.failed(instance, tool.name(), String.valueOf(e.getMessage()));
    }
  }
}
