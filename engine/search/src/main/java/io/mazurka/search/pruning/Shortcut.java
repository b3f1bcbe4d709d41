package io.mazurka.search.pruning;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds a shorter execution made of the same transitions, where some steps can only be left out
 * together or in another order. It is a breadth-first search with these transitions alone.
 */
final class Shortcut {

  private static final int MOST_STATES = 20_000;

  private final Surroundings surroundings;
  private final Candidate given;
  private final Set<Integer> transitions;
  private final Set<List<Integer>> seen = new HashSet<>();
  private final Deque<Place> queue = new ArrayDeque<>();

  private Shortcut(Candidate given, Surroundings surroundings) {
    this.surroundings = surroundings;
    this.given = given;
    this.transitions =
        given.steps().stream().map(Occurrence::transition).collect(Collectors.toSet());
  }

  /** A shortest execution with the transitions of {@code given}, or itself if none is found. */
  static Candidate find(Candidate given, Surroundings surroundings) {
    return new Shortcut(given, surroundings).search();
  }

  /** A state with the way to it. */
  private static final class Place {

    private final int[] state;
    private final int depth;
    private final int step;
    private final @Nullable Place before;

    Place(int[] state, int step, @Nullable Place before) {
      this.state = state;
      this.depth = before == null ? 0 : before.depth + 1;
      this.step = step;
      this.before = before;
    }

    List<Integer> steps() {
      List<Integer> steps = new ArrayList<>();
      for (Place place = this; place.before != null; place = place.before) {
        steps.add(place.step);
      }
      Collections.reverse(steps);
      return steps;
    }
  }

  private Candidate search() {
    enter(new Place(given.states().get(0), -1, null));
    while (!queue.isEmpty() && seen.size() < MOST_STATES && !surroundings.isExhausted()) {
      Place place = queue.remove();
      surroundings.moveTo(place.state);
      if (surroundings.fails()) {
        return surroundings.follow(given.initialState(), place.steps());
      }
      for (int step = 0; step < surroundings.possible(); step++) {
        if (place.depth + 1 < given.length()
            && transitions.contains(surroundings.transition(step))) {
          enter(new Place(surroundings.successor(step), step, place));
        }
      }
    }
    return given;
  }

  private void enter(Place place) {
    List<Integer> key = new ArrayList<>();
    for (int value : place.state) {
      key.add(value);
    }
    if (seen.add(key)) {
      queue.add(place);
    }
  }
}
