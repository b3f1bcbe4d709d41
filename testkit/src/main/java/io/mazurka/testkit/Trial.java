package io.mazurka.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** One random system put to the test: what differs from what it should be, and what came up. */
public final class Trial {

  private final long seed;
  private final List<Difference> differences = new ArrayList<>();
  private final Map<String, Long> occurrences = new TreeMap<>();
  private String where = "";

  private Trial(long seed) {
    this.seed = seed;
  }

  /** Puts a plan to the test. */
  static <P> Trial of(Experiment<P> experiment, P plan, long seed) {
    Trial trial = new Trial(seed);
    try {
      experiment.run(plan, trial);
    } catch (Exception | AssertionError | StackOverflowError thrown) {
      trial.add(Difference.of(thrown));
    }
    return trial;
  }

  /** What the plan was drawn from, which also stands for whatever else is drawn. */
  public long seed() {
    return seed;
  }

  /** Says in which of several ways the system is put to the test from now on. */
  public void at(String way) {
    where = way;
  }

  /** Demands that {@code found} is what was expected. */
  public void require(String what, Object expected, Object found) {
    if (!Objects.equals(expected, found)) {
      differ(what, "expected %s, found %s".formatted(expected, found));
    }
  }

  /** Says what is not as it should be, and how. */
  public void differ(String what, String how) {
    add(new Difference(what, where.isEmpty() ? how : "%s (%s)".formatted(how, where)));
  }

  private void add(Difference difference) {
    differences.add(difference);
  }

  /** Counts that something came up. */
  public void count(String what) {
    count(what, 1);
  }

  /** Counts something if it came up, and remembers that it might have. */
  public void count(String what, boolean cameUp) {
    count(what, cameUp ? 1 : 0);
  }

  /** Counts that something came up so many times. */
  public void count(String what, long times) {
    occurrences.merge(what, times, Long::sum);
  }

  List<Difference> differences() {
    return differences;
  }

  Map<String, Long> occurrences() {
    return occurrences;
  }

  /** Whether it fails like another one: in what that one differs first. */
  boolean failsLike(Trial other) {
    String kind = other.differences.get(0).kind();
    return differences.stream().anyMatch(difference -> difference.kind().equals(kind));
  }
}
