package io.mazurka.search;

import io.mazurka.kernel.explicit.ExplicitSystem;
import io.mazurka.kernel.explicit.Exploration;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.testkit.Trial;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Counts what a comparison is meant to meet in random systems. */
record Features(Trial trial) {

  void note(String feature, boolean present) {
    trial.count(feature, present);
  }

  void note(ExplicitSystem system, Comparison comparison) {
    Exploration exploration = comparison.exploration();
    List<Integer> reached = exploration.discovered();
    note("self-loop", any(reached, number -> hasSelfLoop(system, number)));
    note("backward step", any(reached, number -> hasBackwardStep(system, number)));
    note("two steps to one state", any(reached, number -> hasTwins(system, number)));
    note("terminal state", any(reached, exploration::isTerminal));
    note("several initial states", system.initial().length > 1);
    note("deep", exploration.depth() > 10);
    note("larger than a batch", reached.size() > 256);
    note("holds", comparison.violating().isEmpty());
    note("violated", any(reached, comparison::breaksInvariant));
    note("deadlock", any(comparison.violating(), number -> !comparison.breaksInvariant(number)));
    notePacking(system, exploration);
  }

  private void notePacking(ExplicitSystem system, Exploration exploration) {
    List<Integer> initial = Arrays.stream(system.initial()).boxed().toList();
    Packing packing = Packing.fitting(exploration.maxima(initial));
    int[] maxima = exploration.maxima(exploration.discovered());
    IntPredicate fits = slot -> packing.limit(slot) >= maxima[slot];
    note("repacked", !IntStream.range(0, maxima.length).allMatch(fits));
    note("repacked to more words", Packing.fitting(maxima).words() > packing.words());
  }

  private static boolean any(List<Integer> numbers, IntPredicate predicate) {
    return numbers.stream().anyMatch(predicate::test);
  }

  private static boolean hasSelfLoop(ExplicitSystem system, int number) {
    return Arrays.stream(system.successors(number)).anyMatch(target -> target == number);
  }

  private static boolean hasBackwardStep(ExplicitSystem system, int number) {
    return Arrays.stream(system.successors(number)).anyMatch(target -> target < number);
  }

  private static boolean hasTwins(ExplicitSystem system, int number) {
    int[] targets = system.successors(number);
    return Arrays.stream(targets).distinct().count() < targets.length;
  }
}
