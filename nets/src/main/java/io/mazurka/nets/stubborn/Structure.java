package io.mazurka.nets.stubborn;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.nets.Arcs;
import io.mazurka.nets.Label;
import io.mazurka.nets.Label.Edge;
import io.mazurka.nets.Net;
import io.mazurka.nets.engine.NetSystem;
import java.util.ArrayList;
import java.util.List;

/**
 * What the arcs of a net say about its transitions, whatever the marking.
 *
 * <p>An enabled transition t interferes with u if u can disable it or be disabled by it. On an
 * input place of t, u can disable t only if u takes more than it gives and leaves less than t
 * needs. And t can disable u only if t takes more than it gives and leaves less than u needs. This
 * is all, since tokens do not care in which order they are taken and given (Valmari 1998, section
 * 4.2). Signals do: different edges of one signal interfere.
 */
final class Structure {

  private final Net net;
  private final int transitions;
  private final long[][] interfering;

  /** Per slot, the transitions that increase and that decrease it. */
  private final long[][] raising;

  private final long[][] lowering;

  /** Per place, the transitions that increase it, and how many tokens each needs there. */
  private final int[][] producers;

  private final int[][] producerNeeds;

  Structure(NetSystem system) {
    this.net = system.net();
    this.transitions = net.transitions().size();
    int places = net.places().size();
    int slots = places + (system.tracksSignals() ? system.graph().signals().size() : 0);
    this.raising = new long[slots][TransitionSet.words(transitions)];
    this.lowering = new long[slots][TransitionSet.words(transitions)];
    List<List<Integer>> consumers = new ArrayList<>();
    for (int place = 0; place < places; place++) {
      consumers.add(new ArrayList<>());
    }
    for (int transition = 0; transition < transitions; transition++) {
      noteArcs(transition, consumers);
    }
    this.interfering = new long[transitions][TransitionSet.words(transitions)];
    for (int transition = 0; transition < transitions; transition++) {
      noteConflicts(transition, consumers);
    }
    if (system.tracksSignals()) {
      noteSignals(system);
    }
    this.producers = new int[places][];
    this.producerNeeds = new int[places][];
    for (int place = 0; place < places; place++) {
      int at = place;
      producers[at] = TransitionSet.members(raising[at]);
      producerNeeds[at] = new int[producers[at].length];
      for (int index = 0; index < producers[at].length; index++) {
        producerNeeds[at][index] = net.inputs(producers[at][index]).weightAt(at);
      }
    }
  }

  private void noteArcs(int transition, List<List<Integer>> consumers) {
    Arcs inputs = net.inputs(transition);
    Arcs outputs = net.outputs(transition);
    for (int arc = 0; arc < inputs.size(); arc++) {
      int place = inputs.place(arc);
      consumers.get(place).add(transition);
      if (outputs.weightAt(place) < inputs.weight(arc)) {
        TransitionSet.add(lowering[place], transition);
      }
    }
    for (int arc = 0; arc < outputs.size(); arc++) {
      int place = outputs.place(arc);
      if (inputs.weightAt(place) < outputs.weight(arc)) {
        TransitionSet.add(raising[place], transition);
      }
    }
  }

  private void noteConflicts(int transition, List<List<Integer>> consumers) {
    Arcs inputs = net.inputs(transition);
    for (int arc = 0; arc < inputs.size(); arc++) {
      int place = inputs.place(arc);
      int left = net.outputs(transition).weightAt(place);
      for (int other : consumers.get(place)) {
        int otherLeft = net.outputs(other).weightAt(place);
        boolean disabledBy =
            TransitionSet.contains(lowering[place], other) && otherLeft < inputs.weight(arc);
        boolean disables =
            TransitionSet.contains(lowering[place], transition)
                && left < net.inputs(other).weightAt(place);
        if (other != transition && (disabledBy || disables)) {
          TransitionSet.add(interfering[transition], other);
        }
      }
    }
  }

  private void noteSignals(NetSystem system) {
    List<Label> labels = system.graph().labels();
    for (int one = 0; one < transitions; one++) {
      Label label = labels.get(one);
      if (label.edge() == Edge.NONE) {
        continue;
      }
      TransitionSet.add(raising[system.slot(label.signal())], one);
      TransitionSet.add(lowering[system.slot(label.signal())], one);
      for (int other = 0; other < transitions; other++) {
        Label otherLabel = labels.get(other);
        if (otherLabel.signal() == label.signal() && otherLabel.edge() != label.edge()) {
          TransitionSet.add(interfering[one], other);
        }
      }
    }
  }

  Net net() {
    return net;
  }

  int transitions() {
    return transitions;
  }

  /** The transitions that an enabled one interferes with. */
  long[] interfering(int transition) {
    return interfering[transition];
  }

  /** The transitions that may increase a slot. */
  long[] raising(int slot) {
    return raising[slot];
  }

  /** The transitions that may decrease a slot. */
  long[] lowering(int slot) {
    return lowering[slot];
  }

  /**
   * Adds the transitions of which one fires before {@code place} has more tokens than in {@code
   * state}: those that give more than they take, and do not need more there than there is.
   */
  void addProducers(int place, int[] state, long[] set) {
    int[] all = producers[place];
    int[] needs = producerNeeds[place];
    for (int index = 0; index < all.length; index++) {
      if (needs[index] <= state[place]) {
        TransitionSet.add(set, all[index]);
      }
    }
  }
}
