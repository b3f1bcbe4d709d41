package io.mazurka.protocols.analysis;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * What a local analysis may use up before it is given up, and how long looking for symmetry may
 * take after it. A large heap allows more steps, but not more local states: a process that has many
 * of them on its own often has no end of them.
 */
public final class AnalysisBudget {

  /** With a heap of this size the budget is the least one; with larger ones it is larger. */
  private static final double SMALL_HEAP = 384 << 20;

  private static final double MOST_TIMES = 8;

  /** After so many combinations a number that grows is taken for one that has no end. */
  private static final double MANY_ATTEMPTS = 20_000;

  /** So many times more are tried if that is known to be the end. */
  private static final double MORE_ATTEMPTS = 10;

  /** Of the time that the whole check may take. */
  private static final double SHARE_OF_TIME = 0.5;

  private final Map<Resource, Double> spent = new EnumMap<>(Resource.class);
  private final double growth;
  private final double share;
  private final double seconds;
  private final long start = System.nanoTime();
  private boolean exhausted;

  /** What is counted, over all processes, and how much of it there is with a small heap. */
  enum Resource {
    LOCAL_STATES("local states", 20_000, false),
    LETTERS("letters", 10_000, false),
    STEPS("local steps", 250_000, true),
    CHOICES("choices of messages", 500_000, true),
    FAILURES("situations in which user code fails", 20_000, false),
    ATTEMPTS("local states with choices of messages", 5_000_000, true);

    private final String words;
    private final double least;
    private final boolean growing;

    Resource(String words, double least, boolean growing) {
      this.words = words;
      this.least = least;
      this.growing = growing;
    }
  }

  /**
   * A share of what this machine allows, from now on.
   *
   * @param seconds the time limit of the check, of which half may pass
   */
  public AnalysisBudget(double share, double seconds) {
    double times = Runtime.getRuntime().maxMemory() / SMALL_HEAP;
    this.growth = Math.max(1, Math.min(MOST_TIMES, times));
    this.share = share;
    this.seconds = seconds * SHARE_OF_TIME;
  }

  private double most(Resource resource) {
    return resource.least * share * (resource.growing ? growth : 1);
  }

  void spend(Resource resource, double amount) {
    if (spent.merge(resource, amount, Double::sum) > most(resource)) {
      throw new GivenUpException(
          String.format(
              Locale.ROOT,
              "the processes on their own have more than %,.0f %s",
              most(resource),
              resource.words),
          true);
    }
    requireTime();
  }

  /** What was spent so far, in words; others may ask at any time. */
  String text() {
    return String.format(
        Locale.ROOT,
        "%,.0f local states, %,.0f letters, %,.0f steps, %,.0f combinations tried",
        spent(Resource.LOCAL_STATES),
        spent(Resource.LETTERS),
        spent(Resource.STEPS),
        spent(Resource.ATTEMPTS));
  }

  private double spent(Resource resource) {
    return spent.getOrDefault(resource, 0.0);
  }

  boolean isMuchTried() {
    return spent(Resource.ATTEMPTS) > MANY_ATTEMPTS * share;
  }

  /** Whether so many times what was tried so far may be tried where a number grows. */
  boolean allows(double times) {
    return spent(Resource.ATTEMPTS) * times <= MANY_ATTEMPTS * share * MORE_ATTEMPTS;
  }

  /** Begins to count anew, because there was too much and some processes are now left out. */
  void restart() {
    exhausted = true;
    spent.clear();
  }

  /** Whether it was given up because there is too much to analyse, and not in this run only. */
  public boolean isExhausted() {
    return exhausted;
  }

  /** To be called often by whatever may take long. */
  public void requireTime() {
    if ((System.nanoTime() - start) / 1e9 > seconds) {
      throw new GivenUpException("half of the time limit had passed", false);
    }
  }
}
