package io.mazurka.testkit;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What came of a run: which systems fail, and how often everything came up. */
public final class RunReport {

  private final Seeds seeds;
  private final Map<String, Long> occurrences;
  private final SortedSet<Long> failing;
  private final @Nullable FailingSystem example;

  RunReport(
      Seeds seeds,
      Map<String, Long> occurrences,
      SortedSet<Long> failing,
      @Nullable FailingSystem example) {
    this.seeds = seeds;
    this.occurrences = new TreeMap<>(occurrences);
    this.failing = failing;
    this.example = example;
  }

  /** Fails if a system does, with the first one made small enough to be read. */
  public void requireNoDifference() {
    if (example != null) {
      throw new AssertionError(
          "%,d of %,d random systems fail, the first is that of %s"
              .formatted(failing.size(), seeds.draws(), example));
    }
  }

  /** How many systems were drawn. */
  public int draws() {
    return seeds.draws();
  }

  /** How often something came up. */
  public long count(String what) {
    return occurrences.getOrDefault(what, 0L);
  }

  /** How often everything came up whose name begins like this. */
  public Map<String, Long> occurrences(String beginning) {
    Map<String, Long> some = new TreeMap<>(occurrences);
    some.keySet().removeIf(what -> !what.startsWith(beginning));
    return some;
  }

  /** Demands something of what came up, unless only some seeds were asked for. */
  public void require(Runnable demand) {
    if (seeds.whole()) {
      demand.run();
    }
  }

  /** Demands something of a run of at least so many systems. */
  public void requireOfMany(int leastDraws, Runnable demand) {
    if (seeds.draws() >= leastDraws) {
      require(demand);
    }
  }

  /** Demands that something came up more than so many times. */
  public void requireMoreThan(long times, String what) {
    require(
        () -> {
          if (count(what) <= times) {
            throw new AssertionError(
                "'%s' should come up more than %,d times in%n%s".formatted(what, times, this));
          }
        });
  }

  /** What came up, in lines. */
  @Override
  public String toString() {
    StringBuilder text =
        new StringBuilder(
            "%,d random systems from seed %d on".formatted(seeds.draws(), seeds.first()));
    occurrences.forEach((what, times) -> text.append("\n  %-36s%,12d".formatted(what, times)));
    return text.toString();
  }
}
