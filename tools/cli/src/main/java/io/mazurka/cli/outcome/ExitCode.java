package io.mazurka.cli.outcome;

import io.mazurka.audit.AuditResult;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;

/** The exit codes of the command. */
public final class ExitCode {

  public static final int HOLDS = 0;
  static final int DEADLOCK = 11;
  static final int VIOLATED = 12;
  static final int TEMPORAL = 13;
  public static final int NO_LONGER_HAPPENS = 14;
  public static final int TIME_LIMIT = 20;
  static final int LIMIT = 21;
  public static final int NOT_PROVED = 30;
  public static final int MODEL_MISBEHAVED = 75;
  public static final int INTERRUPTED = 130;
  public static final int BAD_MODEL = 150;
  public static final int BAD_OPTION = 151;
  static final int INTERNAL_ERROR = 255;

  private ExitCode() {}

  /**
   * The code for a check of the formulas in a file. It depends on whether each was decided, not on
   * the answers.
   */
  public static int ofFormulas(CheckResult result) {
    boolean decided =
        result.properties().stream().allMatch(one -> one.verdict() != Verdict.INCONCLUSIVE);
    return decided && !result.properties().isEmpty() ? HOLDS : ofLimit(result.end());
  }

  /**
   * The code for a finished check; a violation takes precedence over the reason why the search
   * ended.
   */
  public static int of(CheckResult result) {
    return switch (result.verdict()) {
      case HOLDS, ABSENT -> HOLDS;
      case VIOLATED, DEADLOCK -> of(result.verdict(), kindOfFirst(result));
      case INCONCLUSIVE -> ofLimit(result.end());
    };
  }

  /** The kind of the first violated property. */
  private static Kind kindOfFirst(CheckResult result) {
    Counterexample counterexample = result.counterexample();
    if (counterexample != null) {
      return counterexample.kind();
    }
    return result.properties().stream()
        .filter(one -> one.verdict() == Verdict.VIOLATED)
        .map(PropertyResult::kind)
        .findFirst()
        .orElse(Kind.INVARIANT);
  }

  private static int ofLimit(EndReason end) {
    return switch (end) {
      case TIME_LIMIT -> TIME_LIMIT;
      case INTERRUPTED -> INTERRUPTED;
      default -> LIMIT;
    };
  }

  /** Whether a code says that a limit or the user ended a run early. */
  public static boolean isOfLimit(int code) {
    return code == TIME_LIMIT || code == LIMIT || code == INTERRUPTED;
  }

  /**
   * The code for a finished audit; a finding takes precedence over the reason why the audit ended.
   */
  public static int of(AuditResult result) {
    return switch (result.verdict()) {
      case CLEAN -> HOLDS;
      case WRONG -> MODEL_MISBEHAVED;
      case INCOMPLETE -> ofLimit(result.end());
    };
  }

  /** The code for an attempt at a proof. */
  public static int of(ProofResult result) {
    return switch (result.verdict()) {
      case PROVED -> HOLDS;
      case VIOLATED -> VIOLATED;
      case UNPROVED -> NOT_PROVED;
    };
  }

  /** The code for an execution that decides a property of this kind. */
  public static int of(Verdict shown, Kind kind) {
    return switch (shown) {
      case HOLDS, ABSENT -> HOLDS;
      case DEADLOCK -> DEADLOCK;
      case VIOLATED, INCONCLUSIVE -> kind.isTemporal() ? TEMPORAL : VIOLATED;
    };
  }

  /** The meaning of each code, for the help. */
  public static Map<String, String> meanings() {
    Map<String, String> meanings = new LinkedHashMap<>();
    meanings.put(
        " 0",
        "all properties asked for hold, within the constraints if there are any, and queries are"
            + " answered, whatever the answer; with --properties, all formulas are decided");
    meanings.put(" 11", "a deadlock can be reached");
    meanings.put(
        " 12",
        "a property of states is violated: an invariant, or what should hold sometimes or at the end");
    meanings.put(" 13", "a temporal property is violated: a formula of linear or branching time");
    meanings.put(" 20", "the time limit was reached first");
    meanings.put(
        " 21",
        "the state, depth or memory limit was reached first, or the model is too large, or a cluster"
            + " was lost");
    meanings.put(" 75", "the model misbehaved: it threw, or is not deterministic, or the like");
    meanings.put("130", "interrupted; the figures are those so far");
    meanings.put("150", "a bad model, parameter or file, or an answer that cannot be written");
    meanings.put("151", "a bad option");
    meanings.put("255", "a fault of Mazurka itself");
    return meanings;
  }
}
