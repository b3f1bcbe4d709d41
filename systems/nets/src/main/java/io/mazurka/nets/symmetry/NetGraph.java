package io.mazurka.nets.symmetry;

import io.mazurka.kernel.symmetry.graph.AutomorphismSearch;
import io.mazurka.kernel.symmetry.graph.ColouredGraph;
import io.mazurka.kernel.symmetry.slots.Automorphism;
import io.mazurka.kernel.symmetry.slots.SlotPermutation;
import io.mazurka.kernel.symmetry.slots.SymmetricModel;
import io.mazurka.nets.Arcs;
import io.mazurka.nets.Label;
import io.mazurka.nets.engine.NetSystem;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A net as a graph: places, transitions, arcs with their weights and, if they are tracked, signals.
 * An automorphism of the graph is one of the net (Starke 1991).
 *
 * @param conditions what symmetries must keep
 */
public record NetGraph(NetSystem system, List<KeptStates> conditions) implements SymmetricModel {

  private static final int MOST_VERTICES = 300_000;

  @Override
  public int slots() {
    return system.initialStates().get(0).length;
  }

  /** The signals if they are tracked, else the places. */
  @Override
  public List<String> parts() {
    return named().mapToObj(system::slotName).toList();
  }

  private IntStream named() {
    int places = system.net().places().size();
    return system.tracksSignals()
        ? IntStream.range(places, places + system.graph().signals().size())
        : IntStream.range(0, places);
  }

  @Override
  public List<String> aspects() {
    return Stream.concat(
            Stream.of("the initial marking tells them apart"),
            conditions.stream().map(one -> one.text() + " tells them apart"))
        .toList();
  }

  @Override
  public List<Automorphism> automorphisms(int count) {
    ColouredGraph.Builder graph = new ColouredGraph.Builder(MOST_VERTICES);
    int[] initial = system.initialStates().get(0);
    int places = system.net().places().size();
    BitSet connected = connected();
    int[] slots = new int[initial.length];
    for (int slot = 0; slot < slots.length; slot++) {
      String kind = slot < places ? "place" : system.tracksSignals() ? "signal" : "idle";
      boolean moves = slot >= places || connected.get(slot);
      slots[slot] = graph.vertex(List.of(kind, count > 0 ? initial[slot] : 0, moves ? -1 : slot));
    }
    int[] transitions =
        IntStream.range(0, system.transitions().size())
            .map(transition -> transition(transition, graph, slots))
            .toArray();
    ConditionVertices trees = new ConditionVertices(graph, slots, transitions);
    for (int number = 0; number < count - 1; number++) {
      KeptStates kept = conditions.get(number);
      for (int index = 0; index < kept.conditions().size(); index++) {
        int vertex = graph.vertex(List.of("kept", number, index));
        graph.edge(vertex, trees.of(kept.conditions().get(index)), "condition");
      }
    }
    return AutomorphismSearch.generators(graph.build()).stream()
        .map(images -> automorphism(images, slots, transitions))
        .filter(one -> !one.slots().moved().isEmpty())
        .toList();
  }

  /** The places with arcs; the others never change, so there is nothing to gain from them. */
  private BitSet connected() {
    BitSet connected = new BitSet();
    for (int transition = 0; transition < system.transitions().size(); transition++) {
      for (Arcs arcs : List.of(system.net().inputs(transition), system.net().outputs(transition))) {
        for (int arc = 0; arc < arcs.size(); arc++) {
          connected.set(arcs.place(arc));
        }
      }
    }
    return connected;
  }

  private int transition(int transition, ColouredGraph.Builder graph, int[] slots) {
    Label label = system.graph().labels().get(transition);
    boolean changes = system.tracksSignals() && label.edge() != Label.Edge.NONE;
    int vertex = graph.vertex(List.of("transition", changes ? label.edge() : Label.Edge.NONE));
    if (changes) {
      graph.edge(vertex, slots[system.slot(label.signal())], "signal");
    }
    add("takes", system.net().inputs(transition), vertex, graph, slots);
    add("gives", system.net().outputs(transition), vertex, graph, slots);
    return vertex;
  }

  private static void add(
      String kind, Arcs arcs, int vertex, ColouredGraph.Builder graph, int[] slots) {
    for (int arc = 0; arc < arcs.size(); arc++) {
      graph.edge(vertex, slots[arcs.place(arc)], List.of(kind, arcs.weight(arc)));
    }
  }

  private Automorphism automorphism(int[] images, int[] slots, int[] transitions) {
    int[] targets = renumbered(slots, images);
    int[] sources = new int[targets.length];
    for (int slot = 0; slot < targets.length; slot++) {
      sources[targets[slot]] = slot;
    }
    int first = system.tracksSignals() ? system.net().places().size() : 0;
    return new Automorphism(
        SlotPermutation.of(sources, new int[targets.length][]),
        named().map(slot -> targets[slot] - first).toArray(),
        renumbered(transitions, images));
  }

  private static int[] renumbered(int[] vertices, int[] images) {
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int number = 0; number < vertices.length; number++) {
      numbers.put(vertices[number], number);
    }
    return Arrays.stream(vertices)
        .map(vertex -> Objects.requireNonNull(numbers.get(images[vertex])))
        .toArray();
  }
}
