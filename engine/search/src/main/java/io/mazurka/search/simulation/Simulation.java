package io.mazurka.search.simulation;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.property.Vacuous;
import io.mazurka.kernel.supervision.Crew;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.pruning.Pruning;
import io.mazurka.search.simulation.SampledRun.Found;
import io.mazurka.search.simulation.SimulationResult.Coverage;
import io.mazurka.search.simulation.SimulationResult.End;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs random executions of a system until one violates a property. Of several that do it reports
 * the one with the smallest number.
 *
 * <p>A system caches what its parts compute, and in random executions the caches grow without end.
 * So the system is made anew when the memory fills.
 */
public final class Simulation {

  private static final double FULLEST = 0.7;
  private static final long NANOS_BETWEEN_LINES = 250_000_000;

  private final Supplier<Check.Prepared> maker;
  private final SimulationPlan plan;
  private final SearchListener listener;
  private final long start = System.nanoTime();
  private final AtomicLong next = new AtomicLong();
  private final AtomicLong least;
  private final AtomicLong done = new AtomicLong();
  private final AtomicLong told = new AtomicLong(System.nanoTime());
  private volatile @Nullable Found found;
  private volatile @Nullable End stopped;
  private volatile boolean full;
  private final BooleanSupplier crowded;

  private Simulation(
      Supplier<Check.Prepared> maker,
      SimulationPlan plan,
      SearchListener listener,
      BooleanSupplier crowded) {
    this.maker = maker;
    this.plan = plan;
    this.listener = listener;
    this.crowded = crowded;
    this.least = new AtomicLong(plan.runs());
  }

  /**
   * Runs a simulation.
   *
   * @param maker makes the system and says what to check; called again when the memory fills
   * @param asked the names of properties that somebody asked for: each is checked or refused
   */
  public static SimulationResult run(
      Supplier<Check.Prepared> maker,
      List<String> asked,
      SimulationPlan plan,
      SearchListener listener) {
    return run(maker, asked, plan, listener, Simulation::isCrowded);
  }

  /**
   * Runs a simulation.
   *
   * @param crowded whether the memory is nearly full, so that the system must be made again
   */
  static SimulationResult run(
      Supplier<Check.Prepared> maker,
      List<String> asked,
      SimulationPlan plan,
      SearchListener listener,
      BooleanSupplier crowded) {
    return new Simulation(maker, plan, listener, crowded).run(asked);
  }

  private static boolean isCrowded() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory() > FULLEST * runtime.maxMemory();
  }

  private SimulationResult run(List<String> asked) {
    Check.Prepared prepared = maker.get();
    refuseTemporal(prepared, asked);
    List<StateProperty> properties = properties(prepared);
    TransitionSystem system = prepared.model().system();
    SimulationCounts counts = new SimulationCounts(system.transitions().size(), properties.size());
    try (Crew crew = new Crew(workers(system))) {
      sample(crew, system, properties, counts);
      while (full && stopped == null) {
        full = false;
        prepared = maker.get();
        properties = properties(prepared);
        system = prepared.model().system();
        sample(crew, system, properties, counts);
      }
    }
    return result(prepared, properties, counts);
  }

  /** The number of workers: one for a program that is run itself, as only one worker can run it. */
  private int workers(TransitionSystem system) {
    return system.isCheapToFollow() ? plan.workers() : 1;
  }

  private static List<StateProperty> properties(Check.Prepared prepared) {
    if (prepared.model().exploration() != null) {
      throw new InvalidOptionException(
          "simulate needs a model whose states can be looked at; this one is run as a whole by check");
    }
    return prepared.task().properties().stream()
        .filter(StateProperty.class::isInstance)
        .map(StateProperty.class::cast)
        .toList();
  }

  /** Refuses temporal properties that were asked for: random executions do not decide them. */
  private static void refuseTemporal(Check.Prepared prepared, List<String> asked) {
    for (TemporalProperty property : TemporalProperty.among(prepared.task().properties())) {
      if (asked.contains(property.name())) {
        throw new InvalidOptionException(
            "simulate cannot decide '%s': it is a formula over whole executions, without end, and"
                    .formatted(property.name())
                + " random ones are cut off; use mazurka check");
      }
    }
  }

  private void sample(
      Crew crew, TransitionSystem system, List<StateProperty> properties, SimulationCounts counts) {
    crew.run(
        member -> {
          SampledRun run = new SampledRun(system, properties, plan);
          while (!isOver()) {
            long number = next.getAndIncrement();
            if (number >= least.get()) {
              break;
            }
            Found one = run.run(number, plan.seed());
            done.incrementAndGet();
            if (one != null) {
              report(one);
            }
          }
          run.addTo(counts);
        });
  }

  private synchronized void report(Found one) {
    if (one.run() < least.get()) {
      least.set(one.run());
      found = one;
    }
  }

  /** Whether to stop after an execution, or to begin with a new system. */
  private boolean isOver() {
    long now = System.nanoTime();
    if ((now - start) / 1e9 > plan.seconds()) {
      stopped = End.TIME_LIMIT;
    } else if (listener.cancelled()) {
      stopped = End.INTERRUPTED;
    }
    full |= crowded.getAsBoolean();
    long last = told.get();
    if (now - last > NANOS_BETWEEN_LINES && told.compareAndSet(last, now)) {
      long runs = Math.max(1, done.get());
      Progress.Runs share = new Progress.Runs(runs, (double) runs / plan.runs(), true);
      listener.progress(Progress.ofRuns(plan.depth(), 0, 0, (now - start) / 1e9, share));
    }
    return stopped != null || full;
  }

  private SimulationResult result(
      Check.Prepared prepared, List<StateProperty> properties, SimulationCounts counts) {
    TransitionSystem system = prepared.model().system();
    Found violation = found;
    List<PropertyResult> results = new ArrayList<>();
    for (int index = 0; index < properties.size(); index++) {
      Property property = properties.get(index);
      boolean failed = violation != null && violation.property().name().equals(property.name());
      results.add(
          new PropertyResult(
              property.name(), property.kind(), verdict(property, failed, counts.isMet(index))));
    }
    for (TemporalProperty unchecked : TemporalProperty.among(prepared.task().properties())) {
      results.add(new PropertyResult(unchecked.name(), unchecked.kind(), Verdict.INCONCLUSIVE));
    }
    Map<String, Long> taken = new LinkedHashMap<>();
    for (Transition transition : system.transitions()) {
      taken.merge(transition.toString(), counts.taken(transition.number()), Long::sum);
    }
    // A program that is run itself does not know all its transitions, so those that were never
    // taken are not listed.
    List<Coverage> coverage =
        taken.entrySet().stream()
            .filter(entry -> entry.getValue() > 0 || system.isCheapToFollow())
            .map(entry -> new Coverage(entry.getKey(), entry.getValue()))
            .toList();
    End end = stopped;
    return new SimulationResult(
        results,
        remarks(system, properties),
        violation != null ? End.VIOLATION : end == null ? End.ALL_RUNS : end,
        counts.runs(),
        counts.ended(),
        counts.steps(),
        counts.deepest(),
        (System.nanoTime() - start) / 1e9,
        coverage,
        violation == null ? 0 : violation.run() + 1,
        violation == null ? null : shown(system, properties, violation));
  }

  private static List<String> remarks(TransitionSystem system, List<StateProperty> properties) {
    List<String> remarks = new ArrayList<>(Vacuous.among(List.copyOf(properties)));
    List<StateProperty> constraints = ConstrainedSystem.constraints(system);
    if (!constraints.isEmpty()) {
      remarks.add("executions end beyond " + StateProperty.named("constraint", constraints));
    }
    return remarks;
  }

  private static Verdict verdict(Property property, boolean failed, boolean met) {
    if (failed) {
      return property.kind() == Kind.DEADLOCK ? Verdict.DEADLOCK : Verdict.VIOLATED;
    }
    return met ? Verdict.HOLDS : Verdict.INCONCLUSIVE;
  }

  /** The execution without the steps that do not matter. */
  private static Counterexample shown(
      TransitionSystem system, List<StateProperty> properties, Found found) {
    Property property =
        properties.stream()
            .filter(one -> one.name().equals(found.property().name()))
            .findFirst()
            .orElse(found.property());
    Path path = Pruning.prune(system, property, found.path());
    Walk walk = Walk.along(system, path);
    return new Counterexample(
        property.name(),
        property.kind(),
        property.explain(walk.state()),
        path,
        walk.trace(),
        false,
        found.path().steps().size() - path.steps().size());
  }
}
