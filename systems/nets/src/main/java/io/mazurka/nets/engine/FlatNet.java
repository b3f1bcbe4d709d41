package io.mazurka.nets.engine;

import io.mazurka.nets.Arcs;
import io.mazurka.nets.Label;
import io.mazurka.nets.Label.Edge;
import io.mazurka.nets.SignalGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The preconditions and effects of all transitions, in flat arrays. The needs of a transition are
 * pairs of a place and a number of tokens. Its effects are pairs of a slot and a difference that is
 * not zero. The effect on its signal is kept separately.
 */
final class FlatNet {

  /**
   * Per transition, the place of its first need and of its first effect; the last entry is the end
   * of all.
   */
  private final int[] needStarts;

  private final int[] effectStarts;
  private final int[] needs;
  private final int[] effects;

  /** Per transition, the slot of the signal it changes, or -1. */
  private final int[] signalSlots;

  private final Edge[] edges;

  FlatNet(SignalGraph graph, boolean tracksSignals) {
    int transitions = graph.labels().size();
    this.needStarts = new int[transitions + 1];
    this.effectStarts = new int[transitions + 1];
    this.signalSlots = new int[transitions];
    this.edges = new Edge[transitions];
    List<Integer> allNeeds = new ArrayList<>();
    List<Integer> allEffects = new ArrayList<>();
    for (int transition = 0; transition < transitions; transition++) {
      Arcs inputs = graph.net().inputs(transition);
      for (int arc = 0; arc < inputs.size(); arc++) {
        allNeeds.add(inputs.place(arc));
        allNeeds.add(inputs.weight(arc));
      }
      differences(inputs, graph.net().outputs(transition))
          .forEach(
              (place, difference) -> {
                allEffects.add(place);
                allEffects.add(difference);
              });
      needStarts[transition + 1] = allNeeds.size();
      effectStarts[transition + 1] = allEffects.size();
      Label label = graph.labels().get(transition);
      boolean changesSignal = tracksSignals && label.edge() != Edge.NONE;
      edges[transition] = label.edge();
      signalSlots[transition] = changesSignal ? graph.net().places().size() + label.signal() : -1;
    }
    this.needs = allNeeds.stream().mapToInt(Integer::intValue).toArray();
    this.effects = allEffects.stream().mapToInt(Integer::intValue).toArray();
  }

  private static Map<Integer, Integer> differences(Arcs inputs, Arcs outputs) {
    Map<Integer, Integer> differences = new TreeMap<>();
    for (int arc = 0; arc < outputs.size(); arc++) {
      differences.put(outputs.place(arc), outputs.weight(arc));
    }
    for (int arc = 0; arc < inputs.size(); arc++) {
      differences.merge(inputs.place(arc), -inputs.weight(arc), Integer::sum);
    }
    differences.values().removeIf(difference -> difference == 0);
    return differences;
  }

  int transitions() {
    return edges.length;
  }

  boolean isEnabled(int transition, int[] state) {
    for (int at = needStarts[transition]; at < needStarts[transition + 1]; at += 2) {
      if (state[needs[at]] < needs[at + 1]) {
        return false;
      }
    }
    return true;
  }

  int effectStart(int transition) {
    return effectStarts[transition];
  }

  int effectEnd(int transition) {
    return effectStarts[transition + 1];
  }

  int slot(int effect) {
    return effects[effect];
  }

  int difference(int effect) {
    return effects[effect + 1];
  }

  int signalSlot(int transition) {
    return signalSlots[transition];
  }

  Edge edge(int transition) {
    return edges[transition];
  }
}
