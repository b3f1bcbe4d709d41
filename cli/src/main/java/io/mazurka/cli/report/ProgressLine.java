package io.mazurka.cli.report;

import io.mazurka.kernel.audit.AuditListener;
import io.mazurka.kernel.search.Progress;
import io.mazurka.kernel.search.SearchListener;
import java.util.Locale;

/**
 * Tells how far a search has come: one line that is redrawn on a terminal, a line now and then
 * elsewhere.
 */
public final class ProgressLine implements SearchListener {

  private static final double SECONDS_BETWEEN_LINES = 10;
  private static final String ERASE = "\r\u001b[K";

  private final Console console;
  private double nextLine = SECONDS_BETWEEN_LINES;
  private boolean drawn;
  private int width;

  public ProgressLine(Console console) {
    this.console = console;
  }

  /** Says what goes on before there is anything to count. */
  public void begin() {
    show("preparing: compiling the model and analysing what its parts can do", 0);
  }

  @Override
  public void progress(Progress progress) {
    show(text(progress), progress.seconds());
  }

  private void show(String text, double seconds) {
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

  /** The listener of an audit that draws this line. */
  public AuditListener ofAudit() {
    return new AuditListener() {
      @Override
      public void progress(String phase, long done, long total, double seconds) {
        String of = total == 0 ? "" : String.format(Locale.ROOT, " of %,d", total);
        show(String.format(Locale.ROOT, "%s: %,d%s", phase, done, of), seconds);
      }

      @Override
      public boolean cancelled() {
        return ProgressLine.this.cancelled();
      }
    };
  }

  private static String text(Progress progress) {
    Progress.Runs runs = progress.runs();
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
  public void erase() {
    if (drawn) {
      console.err().print(ERASE);
      console.err().flush();
      drawn = false;
    }
  }
}
