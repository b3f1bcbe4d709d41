package io.mazurka.search.simulation;

import io.mazurka.search.simulation.Corpus.Prefix;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Guides executions by what earlier ones reached, as fuzzers do that are guided by coverage. A
 * round of executions starts from the same corpus; between rounds the corpus learns from them in
 * the order of their numbers. So it does not matter how many run at the same time.
 */
final class CorpusGuide {

  /** How many executions learn nothing from each other. */
  private static final int ROUND = 32;

  /** With more beginnings, nothing is added. */
  private static final int MOST_PREFIXES = 20_000;

  /**
   * What an execution reached that was not known when it began.
   *
   * @param features each of them once, in the order in which they were reached
   * @param places for each of them, the number of steps up to there
   */
  record Trail(Prefix whole, List<Long> features, List<Integer> places) {}

  private final List<Prefix> prefixes;
  private final Set<Long> known;
  private final Map<Long, Trail> trails = new ConcurrentHashMap<>();
  private long next;

  CorpusGuide(Corpus corpus) {
    this.prefixes = new ArrayList<>(corpus.prefixes());
    this.known = new HashSet<>(corpus.known());
    this.next = corpus.next();
  }

  /** The number of the first execution of this round. */
  long next() {
    return next;
  }

  /** The number after that of the last execution of this round. */
  long endOfRound() {
    return (next / ROUND + 1) * ROUND;
  }

  int size() {
    return prefixes.size();
  }

  Prefix prefix(int index) {
    return prefixes.get(index);
  }

  boolean isKnown(long feature) {
    return known.contains(feature);
  }

  /** Notes what an execution of this round reached. */
  void note(long number, Trail trail) {
    trails.put(number, trail);
  }

  /** Learns from all executions of this round, and begins the next one. */
  void endRound() {
    new TreeMap<>(trails).values().forEach(this::learn);
    trails.clear();
    next = endOfRound();
  }

  private void learn(Trail trail) {
    int length = 0;
    for (int index = 0; index < trail.features.size(); index++) {
      length = known.add(trail.features.get(index)) ? trail.places.get(index) : length;
    }
    if (length > 0 && prefixes.size() < MOST_PREFIXES) {
      prefixes.add(new Prefix(trail.whole.start(), trail.whole.steps().subList(0, length)));
    }
  }

  /** What was learned in the rounds that are over; null if nobody was guided. */
  @Nullable Corpus corpus(boolean guided) {
    return guided ? new Corpus(next, prefixes, known.stream().sorted().toList()) : null;
  }
}
