package io.mazurka.search.dynamic;

import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.DiscoveryLog;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.search.order.Explored;
import io.mazurka.search.order.Explored.Recording;
import io.mazurka.search.store.NumberedStore;
import io.mazurka.search.store.packing.Packing;
import java.util.Arrays;
import java.util.BitSet;

/** Turns the graph that a search has explored into the form in which formulas are decided. */
public final class Recorder {

  private final FoundVectors states;
  private final StepGraph graph;
  private final int[] state;

  /** The steps of a state in the upper half, the states that they lead to in the lower half. */
  private long[] out = new long[64];

  public Recorder(FoundVectors states, Summaries summaries, int slots) {
    this.states = states;
    this.graph = summaries.graph();
    this.state = new int[slots];
  }

  /**
   * The graph with its states in the order of their numbers.
   *
   * @param initial the indices of the initial states, which have the first numbers
   * @param unexpanded the states from which more might have been explored
   */
  public Explored explored(int[] initial, BitSet unexpanded) {
    DiscoveryLog log = new DiscoveryLog();
    for (int number = 0; number < states.size(); number++) {
      boolean first = number < initial.length;
      log.discover(first ? 0 : 1, first ? initial[number] : 0);
    }
    ChosenSteps choices = new ChosenSteps();
    ExploredEdges edges = new ExploredEdges();
    edges.requireRoom(graph.edges());
    for (int number = 0; number < states.size(); number++) {
      if (unexpanded.get(number)) {
        edges.addIncomplete();
        choices.takeAll(1);
      } else {
        record(number, choices, edges);
      }
    }
    Packing packing = packing();
    return new Explored(log, choices, packing, new Recording(numbered(packing), edges));
  }

  private void record(int number, ChosenSteps choices, ExploredEdges edges) {
    int count = 0;
    for (int edge = graph.lastOut(number); edge != StepGraph.NONE; edge = graph.nextOut(edge)) {
      if (count == out.length) {
        out = Arrays.copyOf(out, 2 * count);
      }
      out[count++] = ((long) graph.step(edge) << Integer.SIZE) | graph.target(edge);
    }
    Arrays.sort(out, 0, count);
    int[] steps = new int[count];
    int[] targets = new int[count];
    for (int index = 0; index < count; index++) {
      steps[index] = (int) (out[index] >>> Integer.SIZE);
      targets[index] = (int) out[index];
    }
    choices.takeSome(steps, 0, count);
    edges.add(targets, 0, count);
  }

  private Packing packing() {
    int[] maxima = new int[state.length];
    for (int number = 0; number < states.size(); number++) {
      states.copyTo(number, state);
      Arrays.setAll(maxima, slot -> Math.max(maxima[slot], state[slot]));
    }
    return Packing.fitting(maxima);
  }

  private NumberedStore numbered(Packing packing) {
    NumberedStore store = new NumberedStore(packing);
    long[] packed = new long[packing.words()];
    for (int number = 0; number < states.size(); number++) {
      states.copyTo(number, state);
      packing.pack(state, packed, 0);
      long hash = store.hash(packed, 0);
      store.add(hash, packed, 0);
      store.number(hash, packed, 0, number);
    }
    return store;
  }
}
