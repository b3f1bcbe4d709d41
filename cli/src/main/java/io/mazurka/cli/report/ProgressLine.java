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

  /** This, for an audit. */
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
