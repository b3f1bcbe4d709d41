package io.mazurka.cli.report;

import io.mazurka.audit.outcome.AuditListener;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Shows the progress of a search: one line that is redrawn on a terminal, or a new line now and
 * then elsewhere.
 */
public final class ProgressLine implements SearchListener {

  private static final double SECONDS_BETWEEN_LINES = 10;
  private static final String ERASE = "\r\u001b[K";

  private static final String PREPARING =
      "preparing: compiling the model and analysing what its parts can do";

  private final Console console;
  private final LongSupplier clock;
  private final long start;
  private boolean searching;
  private double nextLine = SECONDS_BETWEEN_LINES;
  private boolean drawn;
  private @Nullable Progress last;
  private Map<String, Kind> asked = Map.of();
  private int width;

  public ProgressLine(Console console) {
    this(console, System::nanoTime);
  }

  /** Uses a clock that returns nanoseconds, for tests. */
  ProgressLine(Console console, LongSupplier clock) {
    this.console = console;
    this.clock = clock;
    this.start = clock.getAsLong();
  }

  /** Shows that the work has begun, before there is anything to count. */
  public void begin() {
    prepare("");
  }

  /**
   * Shows what happens before a search begins.
   *
   * @param phase the current phase, or an empty text if it is not known
   */
  public synchronized void prepare(String phase) {
    if (!searching) {
      show(phase.isEmpty() ? PREPARING : "preparing: " + phase);
    }
  }

  @Override
  public synchronized void progress(Progress progress) {
    searching = true;
    last = progress;
    show(text(progress));
  }

  /** The last reported figures, for a search that cannot report any more. */
  public synchronized Statistics reached() {
    Progress told = last;
    return told == null || told.runs() != null ? Statistics.none() : Statistics.soFar(told);
  }

  @Override
  public synchronized void asked(Map<String, Kind> properties) {
    asked = properties;
  }

  /** The checked properties, all undecided, for a search that cannot report its result. */
  public synchronized List<PropertyResult> undecided() {
    return asked.entrySet().stream()
        .map(one -> new PropertyResult(one.getKey(), one.getValue(), Verdict.INCONCLUSIVE))
        .toList();
  }

  @Override
  public synchronized void remark(String text) {
    erase();
    console.complain(text);
  }

  private void show(String text) {
    double seconds = (clock.getAsLong() - start) / 1e9;
    if (console.terminal()) {
      width = width == 0 ? console.width() : width;
      console.err().print(ERASE + text.substring(0, Math.min(text.length(), width - 1)));
      console.err().flush();
      drawn = true;
    } else if (seconds >= nextLine) {
      nextLine = seconds + SECONDS_BETWEEN_LINES;
      console.err().println(text);
    }
  }

  private synchronized void auditing(String text) {
    searching = true;
    show(text);
  }

  /** The listener of an audit that draws this line. */
  public AuditListener ofAudit() {
    return new AuditListener() {
      @Override
      public void progress(String phase, long done, long total, double seconds) {
        String of = total == 0 ? "" : String.format(Locale.ROOT, " of %,d", total);
        auditing(String.format(Locale.ROOT, "%s: %,d%s", phase, done, of));
      }

      @Override
      public boolean cancelled() {
        return ProgressLine.this.cancelled();
      }
    };
  }

  private static String text(Progress progress) {
    Progress.Runs runs = progress.runs();
    if (runs != null && runs.counted()) {
      return String.format(
          Locale.ROOT,
          "executions %,d of %,.0f  %,.0f executions/s",
          runs.done(),
          runs.estimate(),
          runs.done() / Math.max(progress.seconds(), 1e-3));
    }
    if (runs != null) {
      return String.format(
          Locale.ROOT,
          "executions %,d of about %s  %,.0f executions/s  events %,d  planned %,d",
          runs.done(),
          rounded(runs.estimate()),
          runs.done() / Math.max(progress.seconds(), 1e-3),
          progress.transitions(),
          progress.waiting());
    }
    Progress.Supersteps supersteps = progress.supersteps();
    if (supersteps != null) {
      return String.format(
          Locale.ROOT,
          "superstep %,d  states %,d  %,.0f states/s  messages %,d  partitions that wait %d of %d",
          supersteps.done(),
          progress.states(),
          progress.states() / Math.max(progress.seconds(), 1e-3),
          supersteps.messages(),
          supersteps.unfinished(),
          supersteps.partitions());
    }
    return String.format(
        Locale.ROOT,
        "depth %,d  states %,d  %,.0f states/s  queue %,d%s",
        progress.depth(),
        progress.states(),
        progress.states() / Math.max(progress.seconds(), 1e-3),
        progress.waiting(),
        progress.putOff() == 0
            ? ""
            : String.format(Locale.ROOT, "  %.0f %% of steps", 100 * progress.explored()));
  }

  /** An estimate, rounded to two digits. */
  private static String rounded(double estimate) {
    if (estimate >= 1e15) {
      return String.format(Locale.ROOT, "%.0e", estimate);
    }
    double digit = Math.pow(10, Math.max(0, Math.floor(Math.log10(estimate)) - 1));
    return String.format(Locale.ROOT, "%,.0f", Math.rint(estimate / digit) * digit);
  }

  @Override
  public boolean cancelled() {
    return console.interrupted().getAsBoolean();
  }

  /** Removes the line. */
  public synchronized void erase() {
    if (drawn) {
      console.err().print(ERASE);
      console.err().flush();
      drawn = false;
    }
  }
}
