package io.mazurka.testkit;

import io.mazurka.testkit.Shrinker.Shrunk;
import java.util.List;

/** A random system that fails, with the smallest system found that fails in the same way. */
public final class FailingSystem {

  private static final int MOST_TRIES = 5_000;
  private static final double MOST_SECONDS = 30;

  private final Class<?> test;
  private final long seed;
  private final List<String> lines;
  private final List<Difference> differences;
  private final String effort;

  private FailingSystem(
      Class<?> test, long seed, List<String> lines, List<Difference> differences, String effort) {
    this.test = test;
    this.seed = seed;
    this.lines = lines;
    this.differences = differences;
    this.effort = effort;
  }

  /** Shrinks the plan of a trial that failed. */
  static <P extends Plan<P>> FailingSystem shrunk(
      Class<?> test, Experiment<P> experiment, P plan, Trial failed) {
    long seed = failed.seed();
    Shrunk<P> shrunk =
        new Shrinker<P>(
                smaller -> Trial.of(experiment, smaller, seed).failsLike(failed),
                MOST_TRIES,
                MOST_SECONDS)
            .shrink(plan);
    List<String> lines = shrunk.plan().toString().lines().toList();
    return new FailingSystem(
        test,
        seed,
        lines,
        Trial.of(experiment, shrunk.plan(), seed).differences(),
        "shrunk from %d lines to %d by trying %,d systems%s"
            .formatted(
                plan.toString().lines().count(),
                lines.size(),
                shrunk.tries(),
                shrunk.minimal() ? "" : ", and given up then"));
  }

  public long seed() {
    return seed;
  }

  /** The description of the smallest system. */
  public List<String> lines() {
    return lines;
  }

  /** The differences from the expected behaviour. */
  public List<Difference> differences() {
    return differences;
  }

  /**
   * The Maven command that runs only this seed. It assumes that a module is named like its
   * packages.
   */
  public String command() {
    String module = test.getPackageName().split("\\.", -1)[2];
    return "mvn -q -Dfast -pl :mazurka-%s -am test -Dtest=%s -D%s=%d"
        .formatted(module, test.getName(), Seeds.SEED, seed);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("seed %d, %s:\n".formatted(seed, effort));
    lines.forEach(line -> text.append("\n    ").append(line));
    text.append("\n\n");
    differences.stream().limit(3).forEach(each -> text.append("  ").append(each).append('\n'));
    return text.append("\nRun it again with\n\n    ").append(command()).append('\n').toString();
  }
}
