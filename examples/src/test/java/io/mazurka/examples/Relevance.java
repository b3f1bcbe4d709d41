package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.protocols.Protocol;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Counterexample;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What counterexamples should be like: near to the shortest, and all of it a cause of the end. */
final class Relevance {

  private Relevance() {}

  /** Demands both of the default counterexample, and of the one found depth-first. */
  static void assertNothingIrrelevant(Protocol protocol, int shortest) {
    assertThat(counterexample(protocol, CheckOptions.unreduced()).path().steps()).hasSize(shortest);
    CheckOptions defaults = CheckOptions.defaults();
    for (CheckOptions options : List.of(defaults, defaults.withSearch(SearchOrder.DFS))) {
      Counterexample found = counterexample(protocol, options);
      assertThat(found.trace().steps()).hasSizeBetween(shortest, shortest + 1);
      assertThat(outsideThePast(found)).isEmpty();
    }
  }

  private static Counterexample counterexample(Protocol protocol, CheckOptions options) {
    Counterexample found = Check.of(protocol).with(options).run().counterexample();
    assertThat(found).isNotNull();
    return found;
  }

  /** The steps from which no message and no process leads to one that the explanation names. */
  private static Set<TraceStep> outsideThePast(Counterexample found) {
    Set<TraceStep> outside = new HashSet<>();
    Set<String> processes = new HashSet<>(found.trace().components());
    processes.removeIf(process -> !found.explanation().contains(process + " "));
    Set<List<String>> awaited = new HashSet<>();
    List<TraceStep> steps = found.trace().steps();
    for (int index = steps.size() - 1; index >= 0; index--) {
      TraceStep step = steps.get(index);
      boolean sends =
          step.sent().stream()
              .anyMatch(m -> awaited.contains(List.of(step.process(), m.peer(), m.message())));
      if (sends || processes.contains(step.process())) {
        processes.add(step.process());
        step.consumed().forEach(m -> awaited.add(List.of(m.peer(), step.process(), m.message())));
      } else {
        outside.add(step);
      }
    }
    return outside;
  }
}
