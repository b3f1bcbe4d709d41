package io.mazurka.search.simulation;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.supervision.Crew;
import io.mazurka.search.check.Check;
import io.mazurka.search.simulation.SampledRun.Found;
import io.mazurka.search.simulation.SimulationResult.End;
import java.util.List;
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
  private final CorpusGuide guide;
  private final AtomicLong next;
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
    this.guide = new CorpusGuide(plan.corpus());
    this.next = new AtomicLong(guide.next());
    long last = guide.next() + plan.runs();
    this.least = new AtomicLong(last < 0 ? Long.MAX_VALUE : last);
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
    SampledProperties properties = SampledProperties.of(prepared, asked);
    TransitionSystem system = prepared.model().system();
    SimulationCounts counts = properties.counts(system);
    try (Crew crew = new Crew(workers(system))) {
      sample(crew, system, properties, counts);
      while (full && stopped == null) {
        full = false;
        prepared = maker.get();
        properties = SampledProperties.of(prepared, asked);
        system = prepared.model().system();
        sample(crew, system, properties, counts);
      }
    }
    return new SimulationWording(system, properties, counts, guide.corpus(plan.isGuided()), found)
        .result(stopped, (System.nanoTime() - start) / 1e9);
  }

  /** The number of workers: one for a program that is run itself, as only one worker can run it. */
  private int workers(TransitionSystem system) {
    return system.isCheapToFollow() ? plan.workers() : 1;
  }

  private void sample(
      Crew crew, TransitionSystem system, SampledProperties properties, SimulationCounts counts) {
    SampledRun[] runs = new SampledRun[workers(system)];
    boolean goesOn = true;
    while (goesOn) {
      long end = plan.isGuided() ? guide.endOfRound() : Long.MAX_VALUE;
      crew.run(
          member -> {
            if (runs[member] == null) {
              runs[member] = new SampledRun(system, properties, plan, guide);
            }
            sample(runs[member], end);
          });
      goesOn = stopped == null && !full && next.get() == end && end <= least.get();
      if (goesOn) {
        guide.endRound();
      }
    }
    for (SampledRun run : runs) {
      counts.add(run.counts());
    }
  }

  /** Runs executions whose numbers are less than {@code end}. */
  private void sample(SampledRun run, long end) {
    while (!isOver()) {
      long number = next.getAndUpdate(one -> one < end ? one + 1 : one);
      if (number >= Math.min(end, least.get())) {
        break;
      }
      Found one = run.run(number, plan.seed());
      done.incrementAndGet();
      if (one != null) {
        report(one);
      }
    }
  }

  private synchronized void report(Found one) {
    if (one.number() < least.get()) {
      least.set(one.number());
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
}
