package io.mazurka.audit.checks;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Compares the verdicts on formulas: that of a check with the options that are audited, whatever
 * reductions it uses and however many passes it takes, and that of a check without any reduction.
 */
public final class FormulaChecks {

  private final Checkable system;
  private final CheckOptions options;
  private final Watch watch;

  public FormulaChecks(Checkable system, CheckOptions options, Watch watch) {
    this.system = system;
    this.options = options;
    this.watch = watch;
  }

  /** Compares every formula that both checks decide; one that is left open is left out. */
  public void run(RunningCheck running) {
    watch.begin(running.name(), 0);
    Map<String, Verdict> reduced = verdicts(options);
    Map<String, Verdict> full = verdicts(options.withoutReductions());
    reduced.forEach(
        (formula, verdict) -> {
          Verdict whole = full.getOrDefault(formula, Verdict.INCONCLUSIVE);
          if (verdict == Verdict.INCONCLUSIVE || whole == Verdict.INCONCLUSIVE) {
            running.leaveOut();
            return;
          }
          running.count(1);
          if (verdict != whole) {
            running.fail(
                Witnesses.of(
                    "the reduced search says that %s %s, the full search that it %s"
                        .formatted(formula, words(verdict), words(whole))));
          }
        });
    running.finish();
  }

  private static String words(Verdict verdict) {
    return verdict == Verdict.HOLDS ? "holds" : "fails";
  }

  /** The verdict on each formula, by a search that does not end at a violation. */
  private Map<String, Verdict> verdicts(CheckOptions asked) {
    CheckResult result = Check.of(system).with(asked.withAll()).watchedBy(watch.ofSearch()).run();
    if (result.end() == EndReason.MEMORY_LIMIT || result.end() == EndReason.MODEL_LIMIT) {
      throw new StoppedException(result.end());
    }
    Map<String, Verdict> verdicts = new LinkedHashMap<>();
    for (PropertyResult one : result.properties()) {
      if (one.kind().isTemporal()) {
        String kind = one.kind().name().toLowerCase(Locale.ROOT);
        verdicts.put(kind + " " + one.name(), one.verdict());
      }
    }
    return verdicts;
  }
}
