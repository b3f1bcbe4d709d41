package io.mazurka.search.coverage;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.DiscoveryLog;
import io.mazurka.kernel.walk.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The executions by which a breadth-first search has found its states, run again to see which
 * transitions are possible in them. Each is a path of the tree of discoveries. Of many states an
 * even sample is looked at, so that this takes no time that counts; what paths have in common is
 * counted once.
 *
 * <p>A state that was expanded counts with all its steps: without a reduction the search has taken
 * them, and with one it has left out only what makes no difference. Of a state that waits, the
 * steps are possible and not taken.
 */
public final class FoundExecutions {

  /** So many states are looked at. */
  static final int MOST_STATES = 2_000;

  /** So many states on the ways to them. */
  private static final int MOST_VISITS = 100_000;

  /** Paths of more steps take too long. */
  public static final int MOST_DEPTH = 20_000;

  /** The time to find paths, and then to follow them. */
  private static final long MOST_NANOS = 300_000_000L;

  /** Multiples of this part of the whole are spread evenly, however many there are. */
  private static final double GOLDEN = 0.6180339887498949;

  private final Cursor cursor;
  private final Canonicalizer canonicalizer;
  private final List<int[]> initial;
  private final long expanded;
  private final long[] possible;
  private final @Nullable PairCoverage pairs;

  /** The states on the path that was followed last, and the transitions that led to them. */
  private final List<int[]> states = new ArrayList<>();

  private final List<Integer> transitions = new ArrayList<>();

  /** A state that is looked at, with the path to it. */
  private record Found(long number, Path path) {}

  private int visits;

  private FoundExecutions(TransitionSystem system, Canonicalizer canonicalizer, long expanded) {
    this.cursor = system.cursor();
    this.canonicalizer = canonicalizer;
    this.initial = system.initialStates().stream().map(canonicalizer::representative).toList();
    this.expanded = expanded;
    this.possible = new long[system.transitions().size()];
    this.pairs = PairCoverage.of(possible.length);
  }

  /**
   * What is possible on the ways to the states in {@code log}, or to some of them.
   *
   * @param expanded how many states were expanded; they are the first in the log
   */
  public static StepCoverage coverage(
      TransitionSystem system, Canonicalizer canonicalizer, DiscoveryLog log, long expanded) {
    FoundExecutions executions = new FoundExecutions(system, canonicalizer, expanded);
    long followed = executions.follow(sample(log));
    return new StepCoverage(
        followed,
        StepCoverage.counts(system.transitions(), number -> executions.possible[number]),
        executions.pairs == null ? null : executions.pairs.result(system.transitions()));
  }

  /** The paths to states that are spread evenly over the log, as many as there is time for. */
  private static List<Found> sample(DiscoveryLog log) {
    long end = System.nanoTime() + MOST_NANOS;
    long all = log.states();
    List<Found> sample = new ArrayList<>();
    for (long index = 0; index < Math.min(all, MOST_STATES); index++) {
      double part = index * GOLDEN - Math.floor(index * GOLDEN);
      long number = all <= MOST_STATES ? index : (long) ((1 - part) * (all - 1));
      sample.add(new Found(number, log.pathTo(number)));
      if (System.nanoTime() > end) {
        break;
      }
    }
    return sample;
  }

  /** Follows the paths, as many as there is time for; neighbouring ones begin alike. */
  private long follow(List<Found> sample) {
    long end = System.nanoTime() + MOST_NANOS;
    List<Found> ordered = new ArrayList<>(sample);
    ordered.sort((one, other) -> compare(one.path, other.path));
    Path before = null;
    long followed = 0;
    for (Found found : ordered) {
      if (System.nanoTime() > end || visits > MOST_VISITS) {
        break;
      }
      follow(found, before == null ? 0 : common(before, found.path));
      before = found.path;
      followed++;
    }
    return followed;
  }

  /** Orders paths by their steps; a path comes before those that begin with it. */
  private static int compare(Path one, Path other) {
    int order = Integer.compare(one.initialState(), other.initialState());
    int most = Math.min(one.steps().size(), other.steps().size());
    for (int index = 0; order == 0 && index < most; index++) {
      order = Integer.compare(one.steps().get(index), other.steps().get(index));
    }
    return order == 0 ? Integer.compare(one.steps().size(), other.steps().size()) : order;
  }

  /** How many states two paths have in common. */
  private static int common(Path one, Path other) {
    if (one.initialState() != other.initialState()) {
      return 0;
    }
    int most = Math.min(one.steps().size(), other.steps().size());
    int same = 0;
    while (same < most && one.steps().get(same).equals(other.steps().get(same))) {
      same++;
    }
    return same + 1;
  }

  /** Follows a path from its state number {@code known} on; up to there it was followed before. */
  private void follow(Found found, int known) {
    List<Integer> steps = found.path.steps();
    while (states.size() > known) {
      states.remove(states.size() - 1);
      transitions.remove(transitions.size() - 1);
    }
    for (int at = known; at <= steps.size(); at++) {
      if (at == 0) {
        states.add(initial.get(found.path.initialState()));
        transitions.add(-1);
      } else {
        int[] before = states.get(at - 1);
        cursor.load(before);
        transitions.add(cursor.transition(steps.get(at - 1)));
        states.add(canonicalizer.representative(cursor.successor(before, steps.get(at - 1))));
      }
      look(states.get(at), transitions.get(at), at < steps.size() || found.number < expanded);
    }
  }

  /** Notes what is possible in a state to which a transition has led. */
  private void look(int[] state, int before, boolean isExpanded) {
    visits++;
    int steps = cursor.load(state);
    for (int step = 0; isExpanded && step < steps; step++) {
      possible[cursor.transition(step)]++;
    }
    if (before >= 0 && pairs != null) {
      pairs.note(before, cursor, steps, isExpanded);
    }
  }
}
