package io.mazurka.nets.stubborn;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.nets.Arcs;
import io.mazurka.nets.Label;
import io.mazurka.nets.Label.Edge;
import io.mazurka.nets.Net;
import io.mazurka.nets.engine.NetSystem;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The relations between transitions that follow from the arcs of a net, whatever the marking. The
 * structure takes as much memory as the net, because nothing is stored for pairs of transitions.
 *
 * <p>An enabled transition t interferes with u if u can disable it or be disabled by it. On an
 * input place of t, u can disable t only if u takes more than it gives and leaves less than t
 * needs. And t can disable u only if t takes more than it gives and leaves less than u needs. There
 * is no other interference at places, since transitions add and subtract tokens, which commutes
 * (Valmari 1998, section 4.2). For signals the order matters: different edges of one signal
 * interfere.
 */
final class Structure {

  private final int[] none = {};
  private final Net net;
  private final int transitions;

  /** Per place, the transitions that need tokens there. */
  private final PlaceArcs[] consumers;

  /** Per place, the transitions that take more than they give. */
  private final PlaceArcs[] lowering;

  /** Per place, the transitions that give more than they take. */
  private final PlaceArcs[] raising;

  /** Per signal that is tracked, the transitions that change it. */
  private final int[][] changing;

  /** Per transition, the transitions with another edge of its signal. */
  private final int[][] rivals;

  Structure(NetSystem system) {
    this.net = system.net();
    this.transitions = net.transitions().size();
    int places = net.places().size();
    PlaceArcs.Collector allConsumers = new PlaceArcs.Collector(places);
    PlaceArcs.Collector allLowering = new PlaceArcs.Collector(places);
    PlaceArcs.Collector allRaising = new PlaceArcs.Collector(places);
    for (int transition = 0; transition < transitions; transition++) {
      Arcs inputs = net.inputs(transition);
      Arcs outputs = net.outputs(transition);
      for (int arc = 0; arc < inputs.size(); arc++) {
        int place = inputs.place(arc);
        int need = inputs.weight(arc);
        int left = outputs.weightAt(place);
        allConsumers.add(place, transition, need, left);
        if (left < need) {
          allLowering.add(place, transition, need, left);
        }
      }
      for (int arc = 0; arc < outputs.size(); arc++) {
        int place = outputs.place(arc);
        int need = inputs.weightAt(place);
        if (need < outputs.weight(arc)) {
          allRaising.add(place, transition, need, outputs.weight(arc));
        }
      }
    }
    this.consumers = allConsumers.collected();
    this.lowering = allLowering.collected();
    this.raising = allRaising.collected();
    this.rivals = new int[system.tracksSignals() ? transitions : 0][];
    this.changing = new int[system.tracksSignals() ? system.graph().signals().size() : 0][];
    if (system.tracksSignals()) {
      noteSignals(system.graph().labels());
    }
  }

  private void noteSignals(List<Label> labels) {
    for (int signal = 0; signal < changing.length; signal++) {
      int number = signal;
      changing[signal] = numbers(labels, label -> label.signal() == number);
    }
    for (int transition = 0; transition < transitions; transition++) {
      Label label = labels.get(transition);
      rivals[transition] =
          label.edge() == Edge.NONE
              ? none
              : numbers(
                  labels,
                  other -> other.signal() == label.signal() && other.edge() != label.edge());
    }
  }

  private static int[] numbers(List<Label> labels, Predicate<Label> wanted) {
    return IntStream.range(0, labels.size())
        .filter(number -> wanted.test(labels.get(number)))
        .toArray();
  }

  Net net() {
    return net;
  }

  int transitions() {
    return transitions;
  }

  int places() {
    return consumers.length;
  }

  /** The transitions that need tokens on a place. */
  PlaceArcs consumers(int place) {
    return consumers[place];
  }

  /** The transitions that take more from a place than they give. */
  PlaceArcs lowering(int place) {
    return lowering[place];
  }

  /** The transitions that give more to a place than they take. */
  PlaceArcs raising(int place) {
    return raising[place];
  }

  /** The transitions with another edge of the signal of {@code transition}, if they matter. */
  int[] rivals(int transition) {
    return rivals.length == 0 ? none : rivals[transition];
  }

  /**
   * Whether {@code transition} changes the signal in {@code slot}; the slots of signals follow
   * those of places.
   */
  boolean changesSignal(int slot, int transition) {
    return Arrays.binarySearch(changing[slot - places()], transition) >= 0;
  }

  /** Adds the transitions that may change a slot. */
  void addChanging(int slot, long[] set) {
    if (slot < places()) {
      addAll(raising[slot].transitions(), set);
      addAll(lowering[slot].transitions(), set);
    } else {
      addAll(changing[slot - places()], set);
    }
  }

  /** Adds the transitions that an enabled one interferes with. */
  void addInterfering(int transition, long[] set) {
    Arcs inputs = net.inputs(transition);
    for (int arc = 0; arc < inputs.size(); arc++) {
      int place = inputs.place(arc);
      int need = inputs.weight(arc);
      int left = net.outputs(transition).weightAt(place);
      PlaceArcs others = consumers[place];
      for (int index = 0; index < others.size(); index++) {
        if (others.transition(index) != transition && others.conflicts(index, need, left)) {
          TransitionSet.add(set, others.transition(index));
        }
      }
    }
    addAll(rivals(transition), set);
  }

  /**
   * Adds the producers of a place: before {@code place} has more tokens than in {@code state}, one
   * of them fires. They give more to the place than they take, and do not need more tokens there
   * than it has.
   */
  void addProducers(int place, int[] state, long[] set) {
    PlaceArcs producers = raising[place];
    for (int index = 0; index < producers.size(); index++) {
      if (producers.need(index) <= state[place]) {
        TransitionSet.add(set, producers.transition(index));
      }
    }
  }

  /** Adds the transitions that take more from a place than they give. */
  void addLowering(int place, long[] set) {
    addAll(lowering[place].transitions(), set);
  }

  private static void addAll(int[] more, long[] set) {
    for (int transition : more) {
      TransitionSet.add(set, transition);
    }
  }
}
