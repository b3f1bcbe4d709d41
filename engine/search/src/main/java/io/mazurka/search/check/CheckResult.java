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
 * What a check found and what that is worth.
 *
 * @param verdict the overall verdict
 * @param properties the verdict on each property that was checked
 * @param end why the search ended
 * @param statistics the figures of the explored graph
 * @param seconds compilation, analysis and search together
 * @param searchSeconds the search alone
 * @param workers how many workers searched at the same time
 * @param guarantee what the verdict is worth
 * @param reductions what was reduced, in words
 * @param counterexample how the first failed property fails, or null
 * @param witnesses for each property that holds sometimes and does, an execution to such a state
 * @param executions the figures of the executions, if whole executions were run, or null
 * @param profile what the reduction put off and why, if that was asked for
 * @param unused what is declared and never used, if that is known, or null
 * @param impossible the steps that were known before the search never to be taken
 * @param advice what can be done about the limit that ended the search; empty if the limit says all
 * @param productStates how many pairs of a state and a state of an automaton were looked at for
 *     temporal properties; -1 if there were none
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
    long productStates) {

  public CheckResult {
    properties = List.copyOf(properties);
    reductions = List.copyOf(reductions);
    witnesses = List.copyOf(witnesses);
    impossible = List.copyOf(impossible);
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

  /** The invariants whose premise holds in no state, if that is known of all premises, or null. */
  public @Nullable List<String> premiseNeverHeld() {
    boolean open = properties.stream().anyMatch(one -> one.premise() == Premise.OPEN);
    return open
        ? null
        : properties.stream()
            .filter(one -> one.premise() == Premise.NEVER_HELD)
            .map(PropertyResult::name)
            .toList();
  }

  /** The same, which says more of how work was avoided. */
  public CheckResult remarking(String more) {
    List<String> all = new ArrayList<>(reductions);
    all.add(more);
    return new CheckResult(
        verdict,
        properties,
        end,
        statistics,
        seconds,
        searchSeconds,
        workers,
        guarantee,
        all,
        counterexample,
        witnesses,
        executions,
        profile,
        unused,
        impossible,
        advice,
        productStates);
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
   * The same for those who are content with samples of what cannot be explored: fails only if an
   * execution goes wrong, or if too little was explored without being sampled.
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

  /** The execution to look at: the counterexample, or the witness of what alone was asked for. */
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
