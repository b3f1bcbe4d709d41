package io.mazurka.kernel.check;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.reduction.ProfileRecorder;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.Exploration;
import io.mazurka.kernel.search.Search;
import io.mazurka.kernel.search.SearchListener;
import io.mazurka.kernel.search.SearchResult;
import io.mazurka.kernel.search.SearchTask;
import io.mazurka.kernel.search.Workforce;
import org.jspecify.annotations.Nullable;

/** A check of one system under given options: {@code Check.of(system).run()}. */
public final class Check {

  private final Checkable system;
  private final CheckOptions options;
  private final SearchListener listener;

  private Check(Checkable system, CheckOptions options, SearchListener listener) {
    this.system = system;
    this.options = options;
    this.listener = listener;
  }

  /** A check with the default options. */
  public static Check of(Checkable system) {
    return new Check(system, CheckOptions.defaults(), SearchListener.none());
  }

  public Check with(CheckOptions changed) {
    return new Check(system, changed, listener);
  }

  public Check watchedBy(SearchListener watcher) {
    return new Check(system, options, watcher);
  }

  /** Compiles the system, searches it and explains what was found. */
  public CheckResult run() {
    long start = System.nanoTime();
    Prepared prepared = prepare();
    CheckResult result = null;
    while (result == null) {
      GrowthWatch watch = new GrowthWatch(prepared.model().growth(), prepared.task().listener());
      result = search(prepared, watch, start);
      if (result == null) {
        prepared = new Preparation(options, listener).prepareAgain(watch.again(), start);
      }
    }
    return result;
  }

  /** Searches it; null if it should be laid out in another way. */
  private @Nullable CheckResult search(Prepared prepared, GrowthWatch watch, long start) {
    CompiledModel model = prepared.model();
    SearchTask task = prepared.task().watchedBy(watch);
    ProfileRecorder recorder = null;
    if (options.reductions().profile()) {
      recorder = new ProfileRecorder(model.system().transitions());
      task =
          task.withReduction(profiled(task.reduction(), recorder)).withWorkforce(Workforce.of(1));
    }
    long searchStart = System.nanoTime();
    SearchResult found = exploration(model).run(task);
    long end = System.nanoTime();
    return watch.isOutgrown() && found.end() == EndReason.INTERRUPTED
        ? null
        : new ResultWording(model, task, options.search(), found)
            .result(
                (end - start) / 1e9,
                (end - searchStart) / 1e9,
                recorder == null ? null : recorder.profile(task.reduction().remarks()));
  }

  private Exploration exploration(CompiledModel model) {
    Exploration own = model.exploration();
    return own == null ? task -> Search.of(task, options.search()).run() : own;
  }

  /** What a run searches, and in what. */
  public record Prepared(CompiledModel model, SearchTask task) {}

  /**
   * Compiles the system and decides what to search, as a run begins; the search has the time that
   * this leaves.
   */
  public Prepared prepare() {
    return new Preparation(options, listener).prepare(system);
  }

  private static Reduction profiled(Reduction reduction, ProfileRecorder recorder) {
    if (reduction instanceof StubbornReduction stubborn) {
      return stubborn.watchedBy(recorder);
    }
    throw new InvalidOptionException("--profile needs a reduction that chooses stubborn sets");
  }
}
