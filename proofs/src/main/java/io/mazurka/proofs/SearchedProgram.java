package io.mazurka.proofs;

import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Counterexample;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.trace.Trace;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a search of the states of a program says about its invariants. */
record SearchedProgram(CheckResult result) {

  private static final long MOST_STATES = 1_000_000;

  static SearchedProgram of(Checkable model, List<String> properties, double seconds) {
    Limits limits = Limits.none().withStates(MOST_STATES).withSeconds(seconds);
    return new SearchedProgram(
        Check.of(model)
            .with(
                CheckOptions.unreduced()
                    .withProperties(properties.toArray(String[]::new))
                    .withLimits(limits))
            .run());
  }

  /** An execution that violates an invariant, if there is one. */
  Optional<Trace> execution() {
    return Optional.ofNullable(result.counterexample()).map(Counterexample::trace);
  }

  /** How it does so. */
  String explanation() {
    Counterexample found = result.counterexample();
    return found == null ? "" : found.explanation();
  }

  /** What the search means for a path that keeps induction from succeeding. */
  String remark() {
    String states = String.format(Locale.ROOT, "%,d", result.statistics().states());
    return result.verdict() == Verdict.HOLDS
        ? "a search of all %s states found no violation, so that path cannot be reached"
            .formatted(states)
        : "a search of %s states found no violation (%s)".formatted(states, result.guarantee());
  }
}
