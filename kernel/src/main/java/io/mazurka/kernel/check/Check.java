package io.mazurka.kernel.check;

import io.mazurka.kernel.Goal;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.reduction.ProfileRecorder;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.Exploration;
import io.mazurka.kernel.search.Search;
import io.mazurka.kernel.search.SearchListener;
import io.mazurka.kernel.search.SearchResult;
import io.mazurka.kernel.search.SearchTask;
import io.mazurka.kernel.search.Stop;
import io.mazurka.kernel.search.Violation;
import io.mazurka.kernel.walk.Walk;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
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
    CompiledModel model = prepared.model();
    SearchTask task = prepared.task();
    ProfileRecorder recorder = null;
    if (options.reductions().profile()) {
      recorder = new ProfileRecorder(model.system().transitions());
      task = task.withReduction(profiled(task.reduction(), recorder));
    }
    SearchResult found = exploration(model).run(task);
    double seconds = (System.nanoTime() - start) / 1e9;
    List<PropertyResult> results = propertyResults(task, found);
    return new CheckResult(
        verdict(found, results),
        results,
        found.end(),
        found.statistics(),
        seconds,
        guarantee(model, task, found),
        reductions(model, task),
        counterexample(model, task.reduction(), found.first()),
        found.executions(),
        recorder == null ? null : recorder.profile(),
        found.advice());
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
    long start = System.nanoTime();
    Feature.refuseAllBut(system.features(), options);
    CompiledModel model = system.compile(options);
    SearchTask task = task(model);
    double left = options.limits().seconds() - (System.nanoTime() - start) / 1e9;
    return new Prepared(model, task.withLimits(options.limits().withSeconds(left)));
  }

  private static Reduction profiled(Reduction reduction, ProfileRecorder recorder) {
    if (reduction instanceof StubbornReduction stubborn) {
      return stubborn.watchedBy(recorder);
    }
    throw new InvalidOptionException("--profile needs a reduction that chooses stubborn sets");
  }

  private SearchTask task(CompiledModel model) {
    List<String> asked = options.properties().asked();
    List<String> known = new ArrayList<>();
    List<Invariant> chosen = new ArrayList<>();
    for (Invariant invariant : model.invariants()) {
      known.add(invariant.name());
      if (asked.isEmpty() || asked.contains(invariant.name())) {
        chosen.add(invariant);
      }
    }
    boolean ownDeadlock = known.contains(SearchTask.DEADLOCK);
    if (!ownDeadlock) {
      known.add(SearchTask.DEADLOCK);
    }
    for (String name : asked) {
      if (!known.contains(name)) {
        throw new InvalidOptionException(
            "there is no property '%s'; this model has %s"
                .formatted(name, String.join(", ", known)));
      }
    }
    boolean deadlock =
        !ownDeadlock
            && (asked.isEmpty() ? model.deadlockByDefault() : asked.contains(SearchTask.DEADLOCK));
    Reduction reduction = model.reducer().reduce(chosen);
    requireSound(reduction, chosen);
    return new SearchTask(
        model.system(),
        reduction,
        model.reducer().symmetry(chosen),
        options.store(),
        chosen,
        deadlock,
        stop(),
        options.limits(),
        listener);
  }

  /** Of the formulas in a file, each one is to be decided. */
  private Stop stop() {
    if (options.all()) {
      return Stop.NEVER;
    }
    return options.properties().file() == null ? Stop.AT_FIRST_VIOLATION : Stop.WHEN_ALL_DECIDED;
  }

  /** Refuses a reduction that could change the verdict. */
  private void requireSound(Reduction reduction, List<Invariant> checked) {
    Reduction.Contract contract = reduction.contract();
    String name = reduction.description();
    if (!contract.preservesInvariants() && !checked.isEmpty()) {
      throw new InvalidOptionException(
          "%s preserves terminal states, not invariants; ask for --property deadlock alone"
              .formatted(name));
    }
    if (contract.needsStack() && options.search() != SearchOrder.DFS) {
      throw new InvalidOptionException("%s needs --search dfs".formatted(name));
    }
    if (!contract.toleratesMatching() && options.store() != StoreKind.NONE) {
      throw new InvalidOptionException("%s needs --store none".formatted(name));
    }
  }

  private static Verdict verdict(SearchResult found, List<PropertyResult> results) {
    if (found.first() != null) {
      return failure(found.first().property());
    }
    Set<Verdict> verdicts = EnumSet.of(isComplete(found) ? Verdict.HOLDS : Verdict.INCONCLUSIVE);
    results.forEach(result -> verdicts.add(result.verdict()));
    if (verdicts.contains(Verdict.VIOLATED)) {
      return Verdict.VIOLATED;
    }
    return verdicts.contains(Verdict.INCONCLUSIVE) ? Verdict.INCONCLUSIVE : Verdict.HOLDS;
  }

  /** Whether nothing that was not explored could change a verdict. */
  private static boolean isComplete(SearchResult found) {
    return found.end() == EndReason.EXHAUSTED || found.end() == EndReason.DECIDED;
  }

  /** The verdict on a property that fails. */
  private static Verdict failure(String property) {
    return property.equals(SearchTask.DEADLOCK) ? Verdict.DEADLOCK : Verdict.VIOLATED;
  }

  private static List<PropertyResult> propertyResults(SearchTask task, SearchResult found) {
    Verdict unviolated = isComplete(found) ? Verdict.HOLDS : Verdict.INCONCLUSIVE;
    List<PropertyResult> results = new ArrayList<>();
    for (Invariant invariant : task.invariants()) {
      boolean failed = found.violated().contains(invariant.name());
      Verdict verdict = failed ? failure(invariant.name()) : unviolated;
      results.add(
          new PropertyResult(
              invariant.name(), invariant instanceof Goal ? opposite(verdict) : verdict));
    }
    if (task.deadlock()) {
      boolean failed = found.violated().contains(SearchTask.DEADLOCK);
      results.add(new PropertyResult(SearchTask.DEADLOCK, failed ? Verdict.DEADLOCK : unviolated));
    }
    return results;
  }

  /** The verdict on a goal, given the verdict on the invariant that no state has it. */
  private static Verdict opposite(Verdict verdict) {
    return switch (verdict) {
      case HOLDS -> Verdict.VIOLATED;
      case VIOLATED -> Verdict.HOLDS;
      default -> verdict;
    };
  }

  private static List<String> reductions(CompiledModel model, SearchTask task) {
    List<String> all = new ArrayList<>(model.reductions());
    all.addAll(task.symmetry().description());
    if (reduces(task.reduction())) {
      all.add(task.reduction().description());
    }
    return all;
  }

  private static boolean reduces(Reduction reduction) {
    return !reduction.description().isEmpty();
  }

  private Guarantee guarantee(CompiledModel model, SearchTask task, SearchResult found) {
    Guarantee unlimited = found.guarantee();
    for (String reason : whyNotAllStates(model, task)) {
      unlimited = unlimited.and(Guarantee.of(Strength.EXHAUSTIVE, reason));
    }
    String bound =
        switch (found.end()) {
          case EXHAUSTED, DECIDED, MODEL_LIMIT -> "";
          case VIOLATION -> "stopped at the first violation";
          case TIME_LIMIT -> "stopped by the time limit";
          case STATE_LIMIT -> "stopped by the state limit";
          case DEPTH_LIMIT -> depthLimit(model, task.reduction());
          case MEMORY_LIMIT -> "stopped when the memory was full";
          case PLAN_LIMIT -> "stopped when the wakeup trees were full";
          case INTERRUPTED -> "interrupted";
        };
    return bound.isEmpty() ? unlimited : unlimited.and(Guarantee.of(Strength.BOUNDED, bound));
  }

  /** Why the states explored stand for all states although they are not all. */
  private static List<String> whyNotAllStates(CompiledModel model, SearchTask task) {
    List<String> reasons = new ArrayList<>();
    model.system().omission().ifPresent(reasons::add);
    if (!task.symmetry().isTrivial()) {
      reasons.add("up to symmetry");
    }
    if (reduces(task.reduction())) {
      reasons.add(
          task.reduction().contract().preservesInvariants()
              ? "the reduction preserves invariants and terminal states"
              : "the reduction preserves terminal states");
    }
    return reasons;
  }

  private String depthLimit(CompiledModel model, Reduction reduction) {
    if (model.exploration() != null) {
      return "executions were cut at the depth limit, and what they lead to was not reordered";
    }
    if (options.search() == SearchOrder.BFS && !reduces(reduction)) {
      return "every state up to the depth limit was covered";
    }
    return "states at the depth limit were not expanded"
        + (reduces(reduction) ? ", and a reduced way to a violation may be a longer one" : "");
  }

  private @Nullable Counterexample counterexample(
      CompiledModel model, Reduction reduction, @Nullable Violation violation) {
    if (violation == null) {
      return null;
    }
    Walk walk = Walk.along(model.system(), violation.path());
    Invariant invariant = violation.invariant();
    return new Counterexample(
        violation.property(),
        invariant == null ? "no process can take a step" : invariant.explain(walk.state()),
        violation.path(),
        walk.trace(),
        options.search() == SearchOrder.BFS
            && isExact(options.store())
            && !reduces(reduction)
            && model.exploration() == null);
  }

  /** Whether no state is ever taken for another, so that a path found first is a shortest one. */
  private static boolean isExact(StoreKind store) {
    return store == StoreKind.EXACT || store == StoreKind.NONE;
  }
}
