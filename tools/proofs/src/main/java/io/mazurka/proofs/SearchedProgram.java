package io.mazurka.proofs;

import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result of a search of the states of a model for violations of its invariants.
 *
 * @param result the result, or null if the search was not possible
 * @param trouble the reason why the search was not possible
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

  /** A remark on what the search means for a path on which the induction is stuck. */
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
