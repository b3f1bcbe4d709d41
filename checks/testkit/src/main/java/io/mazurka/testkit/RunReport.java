package io.mazurka.testkit;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The result of a run: the systems that failed, and how often each event occurred. */
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

  /** Fails if a system failed; the message shows the first one, shrunk to a readable size. */
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

  /** How often each event occurred whose name begins with {@code beginning}. */
  public Map<String, Long> occurrences(String beginning) {
    Map<String, Long> some = new TreeMap<>(occurrences);
    some.keySet().removeIf(what -> !what.startsWith(beginning));
    return some;
  }

  /** Checks a demand on the counts, unless the user asked for certain seeds only. */
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

  /** The counts, one per line. */
  @Override
  public String toString() {
    StringBuilder text =
        new StringBuilder(
            "%,d random systems from seed %d on".formatted(seeds.draws(), seeds.first()));
    occurrences.forEach((what, times) -> text.append("\n  %-36s%,12d".formatted(what, times)));
    return text.toString();
  }
}
