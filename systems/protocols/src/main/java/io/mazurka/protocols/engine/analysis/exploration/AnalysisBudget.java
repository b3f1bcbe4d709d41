package io.mazurka.protocols.engine.analysis.exploration;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * How much time and how many local states, letters and steps a local analysis may use before it is
 * given up. The search for symmetry that follows shares the time. A larger heap allows more steps,
 * but not more local states: a process with very many local states of its own often has infinitely
 * many. A first look takes about a second at most; it is all that a small system is worth.
 */
public final class AnalysisBudget {

  /** The heap size up to which the smallest budget applies; a larger heap gets a larger budget. */
  private static final double SMALL_HEAP = 384 << 20;

  private static final double MOST_TIMES = 8;

  /** The number of combinations after which a growing number is taken to grow without end. */
  private static final double MANY_ATTEMPTS = 20_000;

  /**
   * How many times {@link #MANY_ATTEMPTS} may be tried if the growing number is known to be
   * bounded.
   */
  private static final double MORE_ATTEMPTS = 10;

  /** The part of the steps for a small heap that a first look may use. */
  private static final double FIRST_LOOK = 0.5;

  /** The part of the time limit of the check that the analysis may use. */
  private static final double SHARE_OF_TIME = 0.5;

  private final Map<Resource, Double> spent = new EnumMap<>(Resource.class);
  private final double growth;
  private final double share;
  private final double seconds;
  private final boolean firstLook;
  private final long start = System.nanoTime();
  private boolean exhausted;
  private boolean tooSmall;

  /** The counted resources, summed over all processes, with the limit of each for a small heap. */
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
   * Allows {@code share} of the full budget of this machine; time counts from now on.
   *
   * @param seconds the time limit of the check; the analysis may use half of it
   */
  public AnalysisBudget(double share, double seconds) {
    this(share, seconds, false);
  }

  private AnalysisBudget(double share, double seconds, boolean firstLook) {
    double times = Runtime.getRuntime().maxMemory() / SMALL_HEAP;
    this.growth = firstLook ? FIRST_LOOK : Math.max(1, Math.min(MOST_TIMES, times));
    this.share = share;
    this.seconds = seconds * SHARE_OF_TIME;
    this.firstLook = firstLook;
  }

  /** The budget of a first look, which is the same on every machine. */
  public static AnalysisBudget forFirstLook(double share, double seconds) {
    return new AnalysisBudget(share, seconds, true);
  }

  private double most(Resource resource) {
    return resource.least * share * (resource.growing ? growth : 1);
  }

  void spend(Resource resource, double amount) {
    if (spent.merge(resource, amount, Double::sum) > most(resource)) {
      boolean mayBeMore = firstLook && resource.growing;
      tooSmall |= mayBeMore;
      throw new GivenUpException(
          String.format(
              Locale.ROOT,
              "the processes on their own have more than %,.0f %s%s",
              most(resource),
              resource.words,
              mayBeMore ? " (--por lpor analyses more)" : ""),
          true);
    }
    requireTime();
  }

  /** A text that says what was spent so far. Other threads may ask at any time. */
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

  /**
   * Whether the analysis of a growing number may try {@code times} as many combinations as so far.
   */
  boolean allows(double times) {
    return spent(Resource.ATTEMPTS) * times <= MANY_ATTEMPTS * share * MORE_ATTEMPTS;
  }

  /**
   * Counts from zero again, after an analysis of too many processes failed and some are left out.
   */
  void restart() {
    exhausted = true;
    spent.clear();
  }

  /**
   * Whether an analysis was given up because it was too large, which a longer time limit cannot
   * change.
   */
  public boolean isExhausted() {
    return exhausted;
  }

  /** Whether this was a first look that a full budget might bring to its end. */
  public boolean isTooSmall() {
    return tooSmall;
  }

  /** Gives up when the time is over. Every long computation calls this often. */
  public void requireTime() {
    if ((System.nanoTime() - start) / 1e9 > seconds) {
      throw new GivenUpException("half of the time limit had passed", false);
    }
  }
}
