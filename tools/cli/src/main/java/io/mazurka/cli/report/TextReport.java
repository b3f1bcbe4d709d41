package io.mazurka.cli.report;

import io.mazurka.kernel.Unused;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.reduction.ReductionProfile;
import io.mazurka.kernel.trace.SequenceDiagram;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceTable;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Outlook;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Summary;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.coverage.StepCoverage;
import io.mazurka.search.coverage.StepCoverage.TakenPairs;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a check or replay as text: the verdict first, then the figures, then the details.
 */
public final class TextReport {

  /** The size of a fingerprint, with the empty slots of its store. */
  private static final double MOST_BYTES_OF_A_FINGERPRINT = 16;

  /** The most unused names that are listed; the rest is counted. */
  private static final int MOST_UNUSED = 10;

  /** The column in which figures begin. */
  private static final int INDENTATION = 20;

  /** What stands for the rest of a reason that is too long for a line. */
  private static final String MORE = " ... (--explain)";

  private final Console console;
  private final boolean explains;
  private final PrintStream out;

  /** A report that gives each reason in a line. */
  public TextReport(Console console) {
    this(console, false);
  }

  /**
   * @param explains whether to give reasons in full, however long they are
   */
  public TextReport(Console console, boolean explains) {
    this.console = console;
    this.explains = explains;
    this.out = console.out();
  }

  /** One line that says what is going to happen. */
  public void banner(String version, String what) {
    out.println("Mazurka %s: %s".formatted(version, what));
    out.flush();
  }

  /** Everything about a check but its counterexample. */
  public void result(CheckResult result) {
    sentence(Summary.sentence(result));
    Counterexample shown = result.shown();
    if (shown != null && shown.leftOut() > 0) {
      out.println(Summary.note(shown));
    }
    if (result.end() == EndReason.MEMORY_LIMIT) {
      boolean large = Figures.of(result).bytesPerState() > MOST_BYTES_OF_A_FINGERPRINT;
      out.println(
          "MAZURKA_OPTS=-Xmx8g gives it 8 GB"
              + (large ? "; --store fingerprint needs less." : ", for example."));
    }
    if (result.end() == EndReason.PLAN_LIMIT) {
      out.println("--por dpor-source makes no plans; MAZURKA_OPTS=-Xmx8g gives these 4 GB.");
    }
    if (!result.advice().isEmpty()) {
      out.println(result.advice());
    }
    out.println();
    figures(result);
    ReductionProfile profile = result.profile();
    if (profile != null) {
      out.println();
      out.print(ProfileText.of(profile));
    }
  }

  /** The answers to formulas, one by one. */
  public void formulas(CheckResult result) {
    int width = result.properties().stream().mapToInt(one -> one.name().length()).max().orElse(0);
    long decided =
        result.properties().stream().filter(one -> one.verdict() != Verdict.INCONCLUSIVE).count();
    int all = result.properties().size();
    sentence("%d of %d %s decided".formatted(decided, all, all == 1 ? "formula" : "formulas"));
    out.println();
    for (PropertyResult one : result.properties()) {
      String name = one.name() + " ".repeat(width - one.name().length());
      out.println("  %s  %s".formatted(name, answer(one.verdict())));
    }
    out.println();
    figures(result);
  }

  /** The answer in the form that the model checking contest uses. */
  private static String answer(Verdict verdict) {
    return switch (verdict) {
      case HOLDS -> "TRUE";
      case VIOLATED, DEADLOCK, ABSENT -> "FALSE";
      case INCONCLUSIVE -> "inconclusive";
    };
  }

  /** The verdict. */
  public void sentence(String sentence) {
    out.println();
    out.println(sentence);
  }

  private void figures(CheckResult result) {
    Executions executions = result.executions();
    if (executions == null) {
      states(result);
    } else {
      executions(executions, result);
    }
    figure("guarantee", "%s", result.guarantee());
    figure("reductions", "%s", result.reductions().isEmpty() ? "none" : text(result.reductions()));
    Unused unused = result.unused();
    if (unused == null) {
      unused("never possible", result.impossible());
    } else {
      unused("never taken", unused.neverTaken());
      unused("never sent", unused.neverSent());
      unused("never consumed", unused.neverConsumed());
    }
    Outlook outlook = result.outlook();
    if (outlook != null) {
      outlook(outlook);
    }
    List<String> idle = result.premiseNeverHeld();
    if (idle != null) {
      unused("premise never met", idle);
    }
  }

  private void outlook(Outlook outlook) {
    List<String> notTaken = outlook.notTaken();
    if (notTaken != null) {
      unused("not possible yet", notTaken);
    }
    if (outlook.waiting() >= 0) {
      figure("expanded", "%,d of %,d", outlook.found() - outlook.waiting(), outlook.found());
      figure("how far", "%s", outlook.words());
    }
    StepCoverage coverage = outlook.coverage();
    if (coverage != null) {
      coverage(coverage, outlook.found());
    }
  }

  private void coverage(StepCoverage coverage, long found) {
    int all = coverage.counts().size();
    List<String> never = StepCoverage.neverTaken(coverage.counts());
    figure(
        "coverage",
        "%,d of %,d transitions were possible on the way to %s",
        all - never.size(),
        all,
        coverage.executions() == found
            ? "these states"
            : "%,d of these states".formatted(coverage.executions()));
    unused("in none of them", never);
    TakenPairs pairs = coverage.pairs();
    if (pairs != null) {
      figure(
          "pairs", "%,d of %,d that were possible were expanded", pairs.taken(), pairs.possible());
      unused("pairs that wait", pairs.missed(), pairs.possible() - pairs.taken());
    }
  }

  private void unused(String what, List<String> names) {
    unused(what, names, names.size());
  }

  /** Lists the first of {@code all} names, if there are any. */
  private void unused(String what, List<String> names, long all) {
    if (!names.isEmpty()) {
      int shown = Math.min(names.size(), MOST_UNUSED);
      String list = String.join(", ", names.subList(0, shown));
      long rest = all - shown;
      figure(what, "%s", rest == 0 ? list : "%s and %,d more".formatted(list, rest));
    }
  }

  /** The reductions on one line if they fit, else one per line. */
  private String text(List<String> reductions) {
    String line = String.join("; ", reductions);
    boolean fits = INDENTATION + line.length() <= console.width();
    return fits
        ? line
        : reductions.stream()
            .map(this::shortened)
            .collect(Collectors.joining("\n" + " ".repeat(INDENTATION)));
  }

  private String shortened(String reason) {
    int room = console.width() - INDENTATION;
    if (explains || reason.length() <= room) {
      return reason;
    }
    int space = reason.lastIndexOf(' ', room - MORE.length());
    return reason.substring(0, space > 0 ? space : room - MORE.length()) + MORE;
  }

  private void executions(Executions executions, CheckResult result) {
    long runs = executions.traces() + executions.blockedRuns();
    figure("traces", "%,d", executions.traces());
    if (executions.blockedRuns() > 0) {
      figure("blocked runs", "%,d%s", executions.blockedRuns(), unmet(executions));
    }
    figure("events", "%,d", executions.events());
    double rate = runs / Math.max(result.searchSeconds(), 1e-9);
    figure("time", "%.2f s, %,.0f executions/s", result.seconds(), rate);
    if (executions.planned() > 0) {
      figure(
          "wakeup trees",
          "%,d events planned at most, %,d KB",
          executions.planned(),
          (executions.planBytes() + 1023) / 1024);
    }
  }

  private static String unmet(Executions executions) {
    long unmet = executions.unmetAssumptions();
    return unmet == 0
        ? ""
        : String.format(Locale.ROOT, ", %,d of them by an assumption that is not met", unmet);
  }

  private void states(CheckResult result) {
    Statistics statistics = result.statistics();
    Figures figures = Figures.of(result);
    figure("states", "%,d", statistics.states());
    figure("transitions", "%,d", statistics.transitions());
    if (statistics.terminalStates() >= 0) {
      figure("terminal states", "%,d", statistics.terminalStates());
    }
    if (statistics.violatingStates() > 0) {
      figure("violating states", "%,d", statistics.violatingStates());
    }
    if (statistics.beyond() > 0) {
      figure("beyond constraint", "%,d", statistics.beyond());
    }
    if (statistics.depth() >= 0) {
      figure("depth", "%,d", statistics.depth());
    }
    if (result.productStates() >= 0) {
      figure("product states", "%,d", result.productStates());
    }
    figure("time", "%.2f s, %,.0f states/s", result.seconds(), figures.statesPerSecond());
    figure("store", "%.1f bytes/state", figures.bytesPerState());
  }

  private void figure(String name, String format, Object... values) {
    out.println(
        "  "
            + name
            + " ".repeat(INDENTATION - 2 - name.length())
            + String.format(Locale.ROOT, format, values));
  }

  /** An execution, as a table and as a diagram. */
  public void trace(Trace trace) {
    int width = console.width();
    out.println();
    out.print(TraceTable.of(trace, width));
    if (trace.steps().stream().anyMatch(TextReport::communicates)) {
      out.println();
      out.print(SequenceDiagram.of(trace, width));
    }
  }

  /** The executions that answer queries, but the one that is shown already. */
  public void answers(CheckResult result, @Nullable Counterexample shown) {
    for (Counterexample answer : result.witnesses()) {
      if (answer.kind() == Kind.QUERY && !answer.equals(shown)) {
        sentence("To a state with " + answer.property() + ":");
        trace(answer.trace());
      }
    }
  }

  private static boolean communicates(TraceStep step) {
    return !step.sent().isEmpty() || !step.consumed().isEmpty();
  }

  /** Says where the counterexample is saved, and how to replay it. */
  public void saved(String file) {
    out.println();
    out.println("Saved. To replay it:  " + replay(file));
  }

  /** The command that replays the counterexample in a file. */
  public String replay(String file) {
    return "%s replay %s".formatted(quoted(console.command()), quoted(file));
  }

  private static String quoted(String word) {
    boolean plain = !word.isEmpty() && word.chars().allMatch(TextReport::isPlain);
    return plain ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  private static boolean isPlain(int character) {
    return Character.isLetterOrDigit(character) || "-_./+,:@%".indexOf(character) >= 0;
  }
}
