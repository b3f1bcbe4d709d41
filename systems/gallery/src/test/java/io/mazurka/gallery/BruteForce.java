package io.mazurka.gallery;

import io.mazurka.gallery.Row.Figures;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/** Explores a system that is a function from states to their successors, level by level. */
final class BruteForce {

  private BruteForce() {}

  static <S> Figures explore(S initial, Function<S, List<S>> successors, Predicate<S> violated) {
    Set<S> seen = new HashSet<>(List.of(initial));
    List<S> level = List.of(initial);
    long transitions = 0;
    long terminal = 0;
    long violating = 0;
    int depth = 0;
    int shortest = 0;
    for (; !level.isEmpty(); depth++) {
      List<S> next = new ArrayList<>();
      for (S state : level) {
        if (violated.test(state)) {
          shortest = violating == 0 ? depth : shortest;
          violating++;
        }
        List<S> after = successors.apply(state);
        transitions += after.size();
        terminal += after.isEmpty() ? 1 : 0;
        after.stream().filter(seen::add).forEach(next::add);
      }
      level = next;
    }
    return new Figures(seen.size(), transitions, terminal, depth - 1, violating, shortest);
  }
}
