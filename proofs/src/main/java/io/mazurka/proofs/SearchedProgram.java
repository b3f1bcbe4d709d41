package io.mazurka.proofs;

import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Counterexample;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a search of the states of a model says about its invariants.
 *
 * @param result what came of it; null if it could not be done
 * @param trouble why not
 */
record SearchedProgram(@Nullable CheckResult result, String trouble) {

  private static final long MOST_STATES = 1_000_000;

  static SearchedProgram of(Checkable model, List<String> properties, double seconds) {
    Limits limits = Limits.none().withStates(MOST_STATES).withSeconds(seconds);
    CheckOptions options =
        CheckOptions.unreduced()
            .withProperties(properties.toArray(String[]::new))
            .withLimits(limits);
    try {
      return new SearchedProgram(Check.of(model).with(options).run(), "");
    } catch (ModelTooLargeException e) {
      return new SearchedProgram(null, String.valueOf(e.getMessage()));
    }
  }

  /** An execution that violates an invariant, if there is one. */
  Optional<Counterexample> execution() {
    return Optional.ofNullable(result == null ? null : result.counterexample());
  }

  /** What the search means for a path that keeps induction from succeeding. */
  String remark() {
    if (result == null) {
      return "a search for a violation was given up: " + trouble;
    }
    String states = String.format(Locale.ROOT, "%,d", result.statistics().states());
    return result.verdict() == Verdict.HOLDS
        ? "a search of all %s states found no violation, so that path cannot be reached"
            .formatted(states)
        : "a search of %s states found no violation (%s)".formatted(states, result.guarantee());
  }
}
