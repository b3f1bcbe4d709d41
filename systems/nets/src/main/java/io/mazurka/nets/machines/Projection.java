package io.mazurka.nets.machines;

import java.util.ArrayList;
import java.util.List;

/** What some state machines and signals of a net say about its state. */
final class Projection {

  /** A place, which has a token if the machine in this slot of the program has this value. */
  private record Place(int place, int slot, int value) {}

  /** The slot of a signal in states of the net, and its slot in states of the program. */
  private record Copied(int to, int from) {}

  private final List<Place> places = new ArrayList<>();
  private final List<Copied> signals = new ArrayList<>();

  void addPlace(int place, int slot, int value) {
    places.add(new Place(place, slot, value));
  }

  void addSignal(int to, int from) {
    signals.add(new Copied(to, from));
  }

  /**
   * Writes what is known to a state of the net. Where machines disagree about a place, as they only
   * do in local states that are not reachable, the last one counts.
   */
  void write(int[] programState, int[] state) {
    for (Place one : places) {
      state[one.place()] = programState[one.slot()] == one.value() ? 1 : 0;
    }
    for (Copied one : signals) {
      state[one.to()] = programState[one.from()];
    }
  }
}
