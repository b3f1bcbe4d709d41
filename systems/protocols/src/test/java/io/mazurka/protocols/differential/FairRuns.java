package io.mazurka.protocols.differential;

import io.mazurka.protocols.reference.Action;
import io.mazurka.protocols.reference.GlobalState;
import io.mazurka.protocols.reference.ReferenceGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Looks for fair executions of an explicit graph by nested fixpoints (Emerson and Lei 1987). An
 * execution that ends stays for ever at an end, a place of its own that offers nothing.
 */
final class FairRuns {

  /** Where an execution is: in a state, or at the end in that state. */
  record Place(GlobalState state, boolean ended) {}

  /** A step; staying at an end has no action. */
  record Move(Place from, Action action, Place to) {}

  /**
   * Something that is not passed over for ever.
   *
   * @param weak whether it matters only if it is offered all the time
   * @param offers whether an action that is possible offers it
   * @param takes whether a move meets it
   */
  record Duty(boolean weak, Predicate<Action> offers, Predicate<Move> takes) {}

  private final ReferenceGraph graph;
  private final List<Duty> duties;
  private final Map<Place, List<Move>> moves = new HashMap<>();

  FairRuns(ReferenceGraph graph, List<Duty> duties) {
    this.graph = graph;
    this.duties = duties;
    for (GlobalState state : graph.states()) {
      Place here = new Place(state, false);
      Place end = new Place(state, true);
      List<Move> possible = new ArrayList<>();
      graph
          .actions(state)
          .forEach(one -> possible.add(new Move(here, one, new Place(one.target(), false))));
      if (graph.actions(state).stream().allMatch(Action::mishap)) {
        possible.add(new Move(here, null, end));
        moves.put(end, List.of(new Move(end, null, end)));
      }
      moves.put(here, possible);
    }
  }

  ReferenceGraph graph() {
    return graph;
  }

  /**
   * The places from which a fair execution stays among the states that {@code inside} holds of, and
   * is again and again in one that {@code often} holds of.
   */
  Set<Place> staying(Predicate<GlobalState> inside, Predicate<GlobalState> often) {
    Set<Place> left = new HashSet<>(moves.keySet());
    left.removeIf(place -> !inside.test(place.state()));
    int before;
    do {
      before = left.size();
      Set<Place> again = leadingTo(left, move -> often.test(move.from().state()));
      left.retainAll(again);
      for (Duty duty : duties) {
        Set<Place> meeting =
            leadingTo(
                left, move -> duty.takes().test(move) || (duty.weak() && !offers(duty, move)));
        left.removeIf(place -> !meeting.contains(place) && (duty.weak() || offers(duty, place)));
      }
    } while (left.size() < before);
    return left;
  }

  private boolean offers(Duty duty, Move move) {
    return offers(duty, move.from());
  }

  private boolean offers(Duty duty, Place place) {
    return !place.ended() && graph.actions(place.state()).stream().anyMatch(duty.offers());
  }

  /** The places within {@code within} from which such a move can be reached inside it. */
  private Set<Place> leadingTo(Set<Place> within, Predicate<Move> wanted) {
    Set<Place> found = new HashSet<>();
    int before;
    do {
      before = found.size();
      for (Place place : within) {
        for (Move move : moves.get(place)) {
          if (within.contains(move.to()) && (wanted.test(move) || found.contains(move.to()))) {
            found.add(place);
          }
        }
      }
    } while (found.size() > before);
    return found;
  }

  /** Whether some execution begins among {@code through}, stays there and comes to a goal. */
  boolean leads(Predicate<GlobalState> through, Set<Place> goals) {
    Set<Place> reached = new HashSet<>();
    List<Place> waiting = new ArrayList<>();
    graph.initialStates().forEach(state -> waiting.add(new Place(state, false)));
    while (!waiting.isEmpty()) {
      Place place = waiting.remove(waiting.size() - 1);
      if (through.test(place.state()) && reached.add(place)) {
        if (goals.contains(place)) {
          return true;
        }
        moves.get(place).forEach(move -> waiting.add(move.to()));
      }
    }
    return false;
  }
}
