package io.mazurka.nets.machines;

import io.mazurka.nets.Arcs;
import io.mazurka.nets.Net;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Searches for a state machine with a given place. A transition that gives to the places chosen so
 * far and does not take from them needs one more place among its inputs. In a closed machine, one
 * that takes and does not give needs one more among its outputs as well. Where there are several,
 * each of them is tried. A branch ends if a transition would take from two places or give to two,
 * or if there were two tokens.
 */
final class MachineSearch {

  /** A chosen place, and the candidates that were not tried in its stead yet. */
  private record Choice(int place, Deque<Integer> others) {}

  private final Net net;
  private final List<List<Integer>> takers = new ArrayList<>();
  private final List<List<Integer>> givers = new ArrayList<>();
  private final int[] marking;

  /** The places with an arc whose weight is not one; they are in no state machine. */
  private final BitSet unfit = new BitSet();

  private final BitSet chosen = new BitSet();

  /** Per transition, from how many chosen places it takes, and to how many it gives. */
  private final int[] taken;

  private final int[] given;

  /** The transitions that need one more place. */
  private final BitSet unbalanced = new BitSet();

  private boolean closed = true;

  private int tokens;

  MachineSearch(Net net) {
    this.net = net;
    this.marking = net.initialMarking();
    this.taken = new int[net.transitions().size()];
    this.given = new int[net.transitions().size()];
    for (int place = 0; place < marking.length; place++) {
      takers.add(new ArrayList<>());
      givers.add(new ArrayList<>());
    }
    for (int transition = 0; transition < taken.length; transition++) {
      note(net.inputs(transition), transition, takers);
      note(net.outputs(transition), transition, givers);
    }
  }

  private void note(Arcs arcs, int transition, List<List<Integer>> lists) {
    for (int arc = 0; arc < arcs.size(); arc++) {
      lists.get(arcs.place(arc)).add(transition);
      unfit.set(arcs.place(arc), unfit.get(arcs.place(arc)) || arcs.weight(arc) != 1);
    }
  }

  /** Whether no transition takes from the place or gives to it, so that its tokens stay. */
  boolean isIdle(int place) {
    return takers.get(place).isEmpty() && givers.get(place).isEmpty();
  }

  /**
   * A state machine with {@code place}, closed and with a token if possible; empty if there is
   * none, or none was found in so many steps.
   *
   * @param preferred places that are tried before others
   */
  Optional<StateMachine> find(int place, BitSet preferred, int mostSteps) {
    return find(place, preferred, mostSteps, true)
        .or(() -> find(place, preferred, mostSteps, false));
  }

  private Optional<StateMachine> find(
      int place, BitSet preferred, int mostSteps, boolean wantedClosed) {
    closed = wantedClosed;
    chosen.stream().boxed().toList().forEach(this::drop);
    if (!fits(place)) {
      return Optional.empty();
    }
    Optional<StateMachine> empty = Optional.empty();
    Deque<Choice> choices = new ArrayDeque<>();
    take(choices, new ArrayDeque<>(List.of(place)));
    for (int step = 0; step < mostSteps; step++) {
      Deque<Integer> candidates = unbalanced.isEmpty() ? new ArrayDeque<>() : candidates(preferred);
      if (unbalanced.isEmpty()) {
        if (tokens == 1) {
          return Optional.of(machine());
        }
        empty = Optional.of(machine());
      }
      while (candidates.isEmpty()) {
        if (choices.size() == 1) {
          return empty;
        }
        Choice last = choices.pop();
        drop(last.place());
        candidates = last.others();
      }
      take(choices, candidates);
    }
    return empty;
  }

  private void take(Deque<Choice> choices, Deque<Integer> candidates) {
    int place = candidates.remove();
    choose(place);
    choices.push(new Choice(place, candidates));
  }

  private StateMachine machine() {
    List<Integer> places = chosen.stream().boxed().toList();
    int initial =
        IntStream.range(0, places.size())
            .filter(position -> marking[places.get(position)] == 1)
            .findFirst()
            .orElse(StateMachine.NOWHERE);
    return new StateMachine(places, initial, closed);
  }

  /** The places that balance a transition; of the transition that has fewest. */
  private Deque<Integer> candidates(BitSet preferred) {
    Deque<Integer> fewest = new ArrayDeque<>();
    boolean first = true;
    for (int transition = unbalanced.nextSetBit(0);
        transition >= 0 && (first || fewest.size() > 1);
        transition = unbalanced.nextSetBit(transition + 1)) {
      Deque<Integer> some = candidates(transition, preferred);
      if (first || some.size() < fewest.size()) {
        fewest = some;
        first = false;
      }
    }
    return fewest;
  }

  private Deque<Integer> candidates(int transition, BitSet preferred) {
    Arcs arcs = taken[transition] > 0 ? net.outputs(transition) : net.inputs(transition);
    Deque<Integer> some = new ArrayDeque<>();
    for (int arc = 0; arc < arcs.size(); arc++) {
      int place = arcs.place(arc);
      if (!chosen.get(place) && fits(place)) {
        if (preferred.get(place)) {
          some.addFirst(place);
        } else {
          some.addLast(place);
        }
      }
    }
    return some;
  }

  private boolean fits(int place) {
    return !unfit.get(place)
        && marking[place] + tokens <= 1
        && takers.get(place).stream().allMatch(transition -> taken[transition] == 0)
        && givers.get(place).stream().allMatch(transition -> given[transition] == 0);
  }

  private void choose(int place) {
    chosen.set(place);
    change(place, 1);
  }

  private void drop(int place) {
    chosen.clear(place);
    change(place, -1);
  }

  private void change(int place, int difference) {
    tokens += difference * marking[place];
    for (int transition : takers.get(place)) {
      taken[transition] += difference;
      note(transition);
    }
    for (int transition : givers.get(place)) {
      given[transition] += difference;
      note(transition);
    }
  }

  private void note(int transition) {
    unbalanced.set(
        transition,
        given[transition] > taken[transition] || (closed && given[transition] < taken[transition]));
  }
}
