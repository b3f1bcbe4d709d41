package io.mazurka.testkit;

import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Many random systems put to the test, described once: how they are drawn, what is done with each,
 * and how many there are, {@link Draws times a factor}. Each is drawn from a seed of its own, so
 * one can be run alone.
 *
 * @param test the class to run again
 * @param generator draws a plan, the same for the same seed
 */
public record RandomRun<P extends Plan<P>>(
    Class<?> test, LongFunction<P> generator, Experiment<P> experiment) {

  /** Draws so many systems, some of them at the same time. */
  public RunReport inParallel(long firstSeed, int draws) {
    Seeds seeds = Seeds.of(firstSeed, draws);
    Collector collector = new Collector(seeds);
    seeds.stream().parallel().forEach(collector::draw);
    return collector.report();
  }

  /** Draws so many systems, one after the other. */
  public RunReport inTurn(long firstSeed, int draws) {
    return inTurn(Seeds.of(firstSeed, draws));
  }

  private RunReport inTurn(Seeds seeds) {
    Collector collector = new Collector(seeds);
    seeds.stream().forEach(collector::draw);
    return collector.report();
  }

  /** Draws one system after the other until something came up so many times. */
  public RunReport until(String what, int times, long firstSeed) {
    Seeds seeds = Seeds.of(firstSeed, Integer.MAX_VALUE);
    if (!seeds.whole()) {
      return inTurn(seeds);
    }
    Collector collector = new Collector(seeds);
    int draws = 0;
    int wanted = Draws.times(times);
    while (collector.occurrences.getOrDefault(what, 0L) < wanted) {
      collector.draw(firstSeed + draws++);
    }
    return collector.report(new Seeds(firstSeed, draws, true));
  }

  /** Puts the system of one seed to the test, unless somebody asked for another one. */
  public void requireNoDifference(long seed) {
    inTurn(Seeds.one(seed)).requireNoDifference();
  }

  /**
   * The first of so many systems that fails, for an experiment with a mistake in it.
   *
   * @param mistake what the failure is about if none fails
   */
  public FailingSystem requireFailure(String mistake, long firstSeed, int draws) {
    return shrunk(firstFailure(mistake, firstSeed, draws));
  }

  /** The seed of the first of so many systems that fails, which is not made smaller. */
  public long requireFailingSeed(String mistake, long firstSeed, int draws) {
    return firstFailure(mistake, firstSeed, draws).seed();
  }

  private Trial firstFailure(String mistake, long firstSeed, int draws) {
    return LongStream.range(firstSeed, firstSeed + draws)
        .mapToObj(seed -> Trial.of(experiment, generator.apply(seed), seed))
        .filter(trial -> !trial.differences().isEmpty())
        .findFirst()
        .orElseThrow(
            () ->
                new AssertionError(
                    "none of %,d random systems from seed %d on finds out '%s'"
                        .formatted(draws, firstSeed, mistake)));
  }

  private FailingSystem shrunk(Trial failed) {
    return FailingSystem.shrunk(test, experiment, generator.apply(failed.seed()), failed);
  }

  /** What came of the systems drawn so far. */
  private final class Collector {

    private final Seeds seeds;
    private final Map<String, Long> occurrences = new TreeMap<>();
    private final TreeSet<Long> failing = new TreeSet<>();
    private @Nullable Trial first;

    Collector(Seeds seeds) {
      this.seeds = seeds;
    }

    void draw(long seed) {
      add(Trial.of(experiment, generator.apply(seed), seed));
    }

    private synchronized void add(Trial trial) {
      trial.occurrences().forEach((what, times) -> occurrences.merge(what, times, Long::sum));
      if (!trial.differences().isEmpty()) {
        failing.add(trial.seed());
        if (first == null || trial.seed() < first.seed()) {
          first = trial;
        }
      }
    }

    RunReport report() {
      return report(seeds);
    }

    RunReport report(Seeds drawn) {
      Trial failed = first;
      return new RunReport(drawn, occurrences, failing, failed == null ? null : shrunk(failed));
    }
  }
}
