package io.mazurka.explorer.server;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.saved.NoLongerHappensException;
import io.mazurka.catalogue.saved.Rerun;
import io.mazurka.catalogue.saved.SavedCounterexample;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.kernel.walk.Path;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A check that was started from the page. */
final class PageCheck implements SearchListener {

  private final Instance instance;
  private final CheckOptions options;
  private final ModelThread thread = new ModelThread(this::run);
  private volatile boolean stopped;
  private volatile Progress progress = new Progress(0, 0, 0, 0, 0, 0);
  private volatile @Nullable Report report;

  PageCheck(Instance instance, CheckOptions options) {
    this.instance = instance;
    this.options = options;
  }

  void start() {
    thread.start();
  }

  void stop() {
    stopped = true;
  }

  boolean isRunning() {
    return report == null;
  }

  /**
   * The progress of the check.
   *
   * @param report the result, or null while the check runs
   */
  record Look(
      String model,
      boolean running,
      long states,
      long transitions,
      long depth,
      long waiting,
      double seconds,
      @Nullable Report report) {}

  /**
   * The result of the check.
   *
   * @param verdict the verdict as a word
   * @param sentence the verdict as a sentence, with how reliable it is
   * @param found the executions that the page can open
   */
  record Report(String verdict, String sentence, List<Found> found) {}

  /** An execution that the page can open, as step indices in the model without reductions. */
  record Found(
      String property,
      String kind,
      String explanation,
      Path path,
      boolean repeating,
      int cycleStart) {}

  Look look() {
    Progress now = progress;
    return new Look(
        instance.toString(),
        isRunning(),
        now.states(),
        now.transitions(),
        now.depth(),
        now.waiting(),
        now.seconds(),
        report);
  }

  private void run() {
    try {
      CheckResult result = Check.of(instance.create()).with(options).watchedBy(this).run();
      progress =
          new Progress(
              Math.max(0, result.statistics().depth()),
              result.statistics().states(),
              result.statistics().transitions(),
              0,
              0,
              result.seconds());
      report =
          new Report(
              result.verdict().name().toLowerCase(Locale.ROOT), sentence(result), found(result));
    } catch (RuntimeException | Error e) {
      report = new Report("ended", String.valueOf(e.getMessage()), List.of());
    }
  }

  private static String sentence(CheckResult result) {
    String worth = "%s. Guarantee: %s".formatted(Summary.sentence(result), result.guarantee());
    return result.advice().isEmpty() ? worth : worth + ". " + result.advice();
  }

  private List<Found> found(CheckResult result) {
    List<Found> found = new ArrayList<>();
    Counterexample first = result.counterexample();
    Stream.concat(first == null ? Stream.of() : Stream.of(first), result.witnesses().stream())
        .forEach(one -> found.add(found(one)));
    return found;
  }

  /** The same execution in the model without reductions, in which steps may have other indices. */
  private Found found(Counterexample counterexample) {
    boolean repeating = counterexample.isInfinite();
    CompiledModel model = repeating ? instance.compileToRepeat() : instance.compile();
    SavedCounterexample saved = SavedCounterexample.of(instance.reference(), counterexample);
    String kind = counterexample.kind().name().toLowerCase(Locale.ROOT);
    try {
      Path path = Rerun.of(saved, model).path();
      return new Found(
          counterexample.property(),
          kind,
          counterexample.explanation(),
          path,
          repeating,
          counterexample.cycleStart());
    } catch (NoLongerHappensException e) {
      throw new IllegalStateException(
          "the counterexample cannot be followed: " + e.getMessage(), e);
    }
  }

  @Override
  public void progress(Progress now) {
    progress = now;
  }

  @Override
  public boolean cancelled() {
    return stopped;
  }
}
