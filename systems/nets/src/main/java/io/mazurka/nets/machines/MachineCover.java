package io.mazurka.nets.machines;

import io.mazurka.nets.Net;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;

/**
 * State machines that together have every place of a net, so that the positions of their tokens
 * tell the marking. Places that no arc leads to or from are left out, because their tokens stay.
 *
 * @param machines the state machines; a place may be in several
 * @param uncovered a place for which no state machine was found, if there is one
 */
record MachineCover(List<StateMachine> machines, OptionalInt uncovered) {

  /** The most steps of the search for a state machine with one place. */
  private static final int MOST_STEPS = 20_000;

  MachineCover {
    machines = List.copyOf(machines);
  }

  static MachineCover of(Net net) {
    MachineSearch search = new MachineSearch(net);
    List<StateMachine> found = new ArrayList<>();
    BitSet open = new BitSet();
    for (int place = 0; place < net.places().size(); place++) {
      open.set(place, !search.isIdle(place));
    }
    for (int place = open.nextSetBit(0); place >= 0; place = open.nextSetBit(0)) {
      StateMachine machine = search.find(place, open, MOST_STEPS).orElse(null);
      if (machine == null) {
        return new MachineCover(found, OptionalInt.of(place));
      }
      found.add(machine);
      machine.places().forEach(open::clear);
    }
    return new MachineCover(withoutIdle(found, net.places().size()), OptionalInt.empty());
  }

  /** The machines without those all of whose places are in others. */
  private static List<StateMachine> withoutIdle(List<StateMachine> machines, int places) {
    int[] covers = new int[places];
    machines.forEach(machine -> machine.places().forEach(place -> covers[place]++));
    List<StateMachine> kept = new ArrayList<>();
    for (StateMachine machine : machines) {
      if (machine.places().stream().allMatch(place -> covers[place] > 1)) {
        machine.places().forEach(place -> covers[place]--);
      } else {
        kept.add(machine);
      }
    }
    return kept;
  }
}
