package io.mazurka.search.check;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.Unused;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.reduction.ReductionProfile;
import io.mazurka.search.check.PropertyResult.Premise;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a check: verdicts, figures, and what they are worth.
 *
 * @param verdict the overall verdict
 * @param properties the verdict on each property that was checked
 * @param end why the search ended
 * @param statistics the figures of the explored graph
 * @param seconds the time of compilation, analysis and search together
 * @param searchSeconds the time of the search alone
 * @param workers how many workers searched at the same time
 * @param guarantee what the verdict is worth
 * @param reductions what was reduced, in words
 * @param counterexample how the first failed property fails, or null
 * @param witnesses for each property of the kind <em>sometimes</em> that holds, an execution to a
 *     state where it does
 * @param executions the figures of the executions, if whole executions were run, or null
 * @param profile which steps the reduction put off and why, if {@code --profile} was asked for, or
 *     null
 * @param unused the declarations that are never used, if they are known, or null
 * @param impossible the steps that were known before the search never to be taken
 * @param advice what the user can do about the limit that ended the search; empty if there is
 *     nothing to add
 * @param productStates how many pairs of a state and a state of an automaton were looked at for
 *     temporal properties; -1 if there were none
 * @param outlook what is open if the search ended early, or null
 */
public record CheckResult(
    Verdict verdict,
    List<PropertyResult> properties,
    EndReason end,
    Statistics statistics,
    double seconds,
    double searchSeconds,
    int workers,
    Guarantee guarantee,
    List<String> reductions,
    @Nullable Counterexample counterexample,
    List<Counterexample> witnesses,
    @Nullable Executions executions,
    @Nullable ReductionProfile profile,
    @Nullable Unused unused,
    List<String> impossible,
    String advice,
    long productStates,
    @Nullable Outlook outlook) {

  public CheckResult {
    properties = List.copyOf(properties);
    reductions = List.copyOf(reductions);
    witnesses = List.copyOf(witnesses);
    impossible = List.copyOf(impossible);
  }

  /** The result without an outlook. */
  public CheckResult(
      Verdict verdict,
      List<PropertyResult> properties,
      EndReason end,
      Statistics statistics,
      double seconds,
      double searchSeconds,
      int workers,
      Guarantee guarantee,
      List<String> reductions,
      @Nullable Counterexample counterexample,
      List<Counterexample> witnesses,
      @Nullable Executions executions,
      @Nullable ReductionProfile profile,
      @Nullable Unused unused,
      List<String> impossible,
      String advice,
      long productStates) {
    this(
        verdict,
        properties,
        end,
        statistics,
        seconds,
        searchSeconds,
        workers,
        guarantee,
        reductions,
        counterexample,
        witnesses,
        executions,
        profile,
        unused,
        impossible,
        advice,
        productStates,
        null);
  }

  /** The result of a search that stores states, without a profile. */
  public CheckResult(
      Verdict verdict,
      List<PropertyResult> properties,
      EndReason end,
      Statistics statistics,
      double seconds,
      Guarantee guarantee,
      List<String> reductions,
      @Nullable Counterexample counterexample) {
    this(
        verdict,
        properties,
        end,
        statistics,
        seconds,
        seconds,
        1,
        guarantee,
        reductions,
        counterexample,
        List.of(),
        null,
        null,
        null,
        List.of(),
        "",
        -1);
  }

  /** The invariants whose premise holds in no state; null if that is not known of some premise. */
  public @Nullable List<String> premiseNeverHeld() {
    boolean open = properties.stream().anyMatch(one -> one.premise() == Premise.OPEN);
    return open
        ? null
        : properties.stream()
            .filter(one -> one.premise() == Premise.NEVER_HELD)
            .map(PropertyResult::name)
            .toList();
  }

  /** This result with one more line about reductions. */
  public CheckResult remarking(String more) {
    List<String> all = new ArrayList<>(reductions);
    all.add(more);
    return with(properties, all);
  }

  /** This result with the verdicts on more properties. */
  CheckResult deciding(List<PropertyResult> all) {
    return with(all, reductions);
  }

  private CheckResult with(List<PropertyResult> others, List<String> reduced) {
    return new CheckResult(
        verdict,
        others,
        end,
        statistics,
        seconds,
        searchSeconds,
        workers,
        guarantee,
        reduced,
        counterexample,
        witnesses,
        executions,
        profile,
        unused,
        impossible,
        advice,
        productStates,
        outlook);
  }

  /** Whether everything holds. */
  public boolean holds() {
    return verdict == Verdict.HOLDS;
  }

  /** Returns this if everything holds; otherwise fails with the counterexample as its message. */
  public CheckResult assertHolds() {
    if (!holds()) {
      throw new AssertionError(summary());
    }
    return this;
  }

  /**
   * Like {@link #assertHolds}, but an inconclusive verdict passes if the check has only sampled the
   * executions.
   */
  public CheckResult assertHoldsInSample() {
    boolean sampled = guarantee.strength() == Strength.SAMPLED;
    if (verdict == Verdict.INCONCLUSIVE && sampled) {
      return this;
    }
    if (!holds() && sampled) {
      throw new AssertionError(summary() + "\n" + guarantee);
    }
    return assertHolds();
  }

  /** The execution to show: the counterexample, or the witness if only one property was checked. */
  public @Nullable Counterexample shown() {
    return counterexample == null && properties.size() == 1 && !witnesses.isEmpty()
        ? witnesses.get(0)
        : counterexample;
  }

  /** The verdict in a sentence, with the counterexample as a table if there is one. */
  public String summary() {
    return Summary.of(this);
  }
}
