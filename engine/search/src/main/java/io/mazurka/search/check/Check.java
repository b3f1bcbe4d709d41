package io.mazurka.search.check;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.CompiledModel.Growth;
import io.mazurka.kernel.model.KeyValues;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.reduction.ProfileRecorder;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.search.Search;
import io.mazurka.search.check.SearchOutcome.Finished;
import io.mazurka.search.check.SearchOutcome.Outgrown;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.disk.DiskPlan;
import io.mazurka.search.temporal.TemporalCheck;
import io.mazurka.search.temporal.TemporalResult;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** A check of one system under given options: {@code Check.of(system).run()}. */
public final class Check {

  private final Checkable system;
  private final CheckOptions options;
  private final SearchListener listener;
  private final CheckpointPlan plan;
  private final DiskPlan disk;

  private Check(
      Checkable system,
      CheckOptions options,
      SearchListener listener,
      CheckpointPlan plan,
      DiskPlan disk) {
    this.system = system;
    this.options = options;
    this.listener = listener;
    this.plan = plan;
    this.disk = disk;
  }

  /** A check with the default options. */
  public static Check of(Checkable system) {
    return new Check(
        system,
        CheckOptions.defaults(),
        SearchListener.none(),
        CheckpointPlan.none(),
        DiskPlan.off());
  }

  /**
   * A check of a model with the default options.
   *
   * @param parameters {@code key=value} each, as on the command line; the others have their
   *     defaults
   * @throws io.mazurka.kernel.InvalidModelException if the model has no such parameter or value
   */
  public static Check of(Model model, String... parameters) {
    Map<String, Integer> given = KeyValues.parse(List.of(parameters));
    return of(model.create(Arguments.of(model, given)));
  }

  /** The same check under other options. */
  public Check with(CheckOptions changed) {
    return new Check(system, changed, listener, plan, disk);
  }

  /** The same check, whose progress this listener is told and which it may stop. */
  public Check watchedBy(SearchListener watcher) {
    return new Check(system, options, watcher, plan, disk);
  }

  /** A check that saves itself now and then, or goes on from a saved check, as the plan says. */
  @SuppressWarnings("exports")
  public Check savedAs(CheckpointPlan wanted) {
    return new Check(system, options, listener, wanted, disk);
  }

  /** The same check, which goes on with the disk when the memory is full, if the plan says so. */
  @SuppressWarnings("exports")
  public Check spillingTo(DiskPlan wanted) {
    return new Check(system, options, listener, plan, wanted);
  }

  /** Refuses options that mean nothing to the system, before anything is analysed or searched. */
  public void accept() {
    new Preparation(options, listener).accept(system);
  }

  /** Compiles the system, searches it and explains what was found. */
  public CheckResult run() {
    long start = System.nanoTime();
    Prepared prepared = prepare();
    if (disk.directory() != null) {
      Refusals.refuseIdleDisk(options, prepared);
    }
    Survival survival = Survival.of(plan, options, prepared, listener, disk.wanted());
    Growth growth = prepared.model().growth();
    if (growth != null && !survival.layout().isEmpty()) {
      prepared = prepareAgain(growth.again(survival.layout()), start);
    }
    SearchOutcome outcome = search(prepared, start, survival);
    while (outcome instanceof Outgrown outgrown) {
      outcome = search(prepareAgain(outgrown.model(), start), start, survival);
    }
    return ((Finished) outcome).result();
  }

  private Prepared prepareAgain(CompiledModel model, long start) {
    return new Preparation(options, listener).prepareAgain(model, start);
  }

  private SearchOutcome search(Prepared prepared, long start, Survival survival) {
    Optional<TwoPasses> passes =
        plan.isEmpty() ? TwoPasses.of(prepared, options) : Optional.empty();
    if (passes.isEmpty()) {
      return pass(prepared, start, survival);
    }
    TwoPasses both = passes.get();
    long before = System.nanoTime();
    SearchOutcome first = pass(new Prepared(prepared.model(), both.first()), start, survival);
    if (!(first instanceof Finished one)) {
      return first;
    }
    Optional<CheckResult> enough = both.alone(one.result());
    if (enough.isPresent()) {
      return new Finished(enough.get());
    }
    SearchTask rest = both.second().withSecondsLess((System.nanoTime() - before) / 1e9);
    SearchOutcome second = pass(new Prepared(prepared.model(), rest), start, survival);
    return second instanceof Finished two
        ? new Finished(both.join(one.result(), two.result()))
        : second;
  }

  /** Searches one graph. */
  private SearchOutcome pass(Prepared prepared, long start, Survival survival) {
    CompiledModel model = prepared.model();
    GrowthWatch watch = new GrowthWatch(model.growth(), prepared.task().listener());
    survival.begin(model);
    SearchTask task = prepared.task().watchedBy(watch);
    ProfileRecorder recorder = null;
    if (options.reductions().profile()) {
      recorder = new ProfileRecorder(model.system().transitions());
      task =
          task.withReduction(profiled(task.reduction(), recorder)).withWorkforce(Workforce.of(1));
    }
    long searchStart = System.nanoTime();
    Exploration own = model.exploration();
    Search search = own == null ? newSearch(task, survival) : null;
    SearchResult found =
        search == null
            ? Objects.requireNonNull(own).run(task, new SavedExecutions(survival))
            : search.run();
    if (watch.isOutgrown() && found.end() == EndReason.INTERRUPTED) {
      return new Outgrown(watch.again());
    }
    double searched = (System.nanoTime() - searchStart) / 1e9;
    TemporalResult temporal =
        search == null
            ? TemporalResult.none()
            : TemporalCheck.of(task.withSecondsLess(searched), found, search.explored());
    long end = System.nanoTime();
    return new Finished(
        new ResultWording(
                model,
                task,
                options.search(),
                found,
                temporal,
                Outlook.of(model, task, found, search == null ? null : search.levels()))
            .result(
                (end - start) / 1e9 + survival.secondsBefore(),
                (end - searchStart) / 1e9 + survival.secondsBefore(),
                recorder == null ? null : recorder.profile(task.reduction().remarks())));
  }

  private Search newSearch(SearchTask task, Survival survival) {
    return options.search() == SearchOrder.BFS
        ? Search.breadthFirst(task, survival.checkpoints(), survival.takeSaved(), disk)
        : Search.of(task, options.search());
  }

  /** A compiled model and the task of searching it. */
  public record Prepared(CompiledModel model, SearchTask task) {}

  /**
   * Compiles the system and decides which properties to check and which reduction to use. The time
   * limit of the task is what the preparation leaves of the whole.
   */
  public Prepared prepare() {
    return new Preparation(options, listener).prepare(system);
  }

  /** Prepares like {@link #prepare()}, with the layout of the model that another process uses. */
  public Prepared prepare(List<String> layout) {
    long start = System.nanoTime();
    Prepared prepared = prepare();
    Growth growth = prepared.model().growth();
    return growth == null || layout.isEmpty()
        ? prepared
        : prepareAgain(growth.again(layout), start);
  }

  /**
   * The result of a check whose search was done by other code, for example on a cluster.
   *
   * @param seconds the time that everything took
   * @param searchSeconds the time that the search alone took
   */
  @SuppressWarnings("exports")
  public static CheckResult result(
      Prepared prepared,
      SearchResult found,
      TemporalResult temporal,
      double seconds,
      double searchSeconds) {
    return new ResultWording(
            prepared.model(), prepared.task(), SearchOrder.DFS, found, temporal, null)
        .result(seconds, searchSeconds, null);
  }

  private static Reduction profiled(Reduction reduction, ProfileRecorder recorder) {
    if (reduction instanceof StubbornReduction stubborn) {
      if (stubborn.isPublished()) {
        throw new InvalidOptionException(
            "--profile does not explain the sets of --sets published; leave out one of the two");
      }
      if (stubborn.isDynamic()) {
        throw new InvalidOptionException(
            "--profile explains sets that are chosen once, but those of --sets dynamic grow; leave out"
                + " one of the two");
      }
      return stubborn.watchedBy(recorder);
    }
    throw new InvalidOptionException("--profile needs a reduction that chooses stubborn sets");
  }
}
