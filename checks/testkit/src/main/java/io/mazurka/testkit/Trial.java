package io.mazurka.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The test of one random system: its differences from the expected behaviour, and the counted
 * events.
 */
public final class Trial {

  private final long seed;
  private final List<Difference> differences = new ArrayList<>();
  private final Map<String, Long> occurrences = new TreeMap<>();
  private String where = "";

  private Trial(long seed) {
    this.seed = seed;
  }

  /** Runs an experiment with a plan. */
  static <P> Trial of(Experiment<P> experiment, P plan, long seed) {
    Trial trial = new Trial(seed);
    try {
      experiment.run(plan, trial);
    } catch (Exception | AssertionError | StackOverflowError thrown) {
      trial.add(Difference.of(thrown));
    }
    return trial;
  }

  /** The seed of the plan, which also determines everything else that the experiment draws. */
  public long seed() {
    return seed;
  }

  /** Says in which of several ways the system is tested from now on. */
  public void at(String way) {
    where = way;
  }

  /** Demands that {@code found} equals {@code expected}. */
  public void require(String what, Object expected, Object found) {
    if (!Objects.equals(expected, found)) {
      differ(what, "expected %s, found %s".formatted(expected, found));
    }
  }

  /** Reports a difference. */
  public void differ(String what, String how) {
    add(new Difference(what, where.isEmpty() ? how : "%s (%s)".formatted(how, where)));
  }

  private void add(Difference difference) {
    differences.add(difference);
  }

  /** Counts an event. */
  public void count(String what) {
    count(what, 1);
  }

  /** Counts an event if it occurred; otherwise only notes its name. */
  public void count(String what, boolean cameUp) {
    count(what, cameUp ? 1 : 0);
  }

  /** Counts an event several times. */
  public void count(String what, long times) {
    occurrences.merge(what, times, Long::sum);
  }

  List<Difference> differences() {
    return differences;
  }

  Map<String, Long> occurrences() {
    return occurrences;
  }

  /**
   * Whether this trial has a difference of the same kind as the first difference of another trial.
   */
  boolean failsLike(Trial other) {
    String kind = other.differences.get(0).kind();
    return differences.stream().anyMatch(difference -> difference.kind().equals(kind));
  }
}
