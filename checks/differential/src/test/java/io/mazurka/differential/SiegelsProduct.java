package io.mazurka.differential;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The product in which sets chosen per state lose an accepting run though each of them is right
 * (Siegel 2019). In the system, a stays at s0, which is not p, or at s1, which is; b leads from s0
 * to s1. The automaton accepts "p again and again" and reads the label of the state that is left.
 */
final class SiegelsProduct {

  private record State(int automaton, int system) {}

  private SiegelsProduct() {}

  /** Whether a run is accepted: it comes through the first state of the automaton for ever. */
  static boolean accepts(boolean setsPerProductState) {
    return reached(List.of(new State(0, 0)), setsPerProductState).stream()
        .filter(state -> state.automaton == 0)
        .anyMatch(
            state ->
                reached(successors(state, setsPerProductState), setsPerProductState)
                    .contains(state));
  }

  private static Set<State> reached(List<State> from, boolean reduced) {
    Set<State> reached = new HashSet<>(from);
    ArrayDeque<State> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      for (State next : successors(open.remove(), reduced)) {
        if (reached.add(next)) {
          open.add(next);
        }
      }
    }
    return reached;
  }

  private static List<State> successors(State state, boolean reduced) {
    boolean alone = reduced && state.automaton != 2;
    List<Integer> systems = state.system == 1 ? List.of(1) : alone ? List.of(0) : List.of(0, 1);
    List<Integer> automata =
        state.system == 1
            ? List.of(state.automaton == 2 ? 0 : state.automaton)
            : switch (state.automaton) {
              case 0 -> List.of(1, 2);
              case 1 -> List.of(2);
              default -> List.of(1);
            };
    return automata.stream()
        .flatMap(automaton -> systems.stream().map(system -> new State(automaton, system)))
        .toList();
  }
}
