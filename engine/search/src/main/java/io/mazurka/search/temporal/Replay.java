package io.mazurka.search.temporal;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.search.order.Explored;
import io.mazurka.temporal.graph.StateGraph;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Computes the states and steps of a search again, from the log of how it found them. This is
 * needed after a search that went on from a checkpoint, and for stores that cannot list their
 * states.
 */
final class Replay implements FoundStates {

  private final TransitionSystem system;
  private final Supplier<Canonicalizer> canonicalizers;
  private final Explored explored;
  private final SharedWork shares;
  private final NumberedStates states;

  /** Computes all states again. */
  Replay(
      TransitionSystem system,
      Supplier<Canonicalizer> canonicalizers,
      Explored explored,
      SharedWork shares) {
    this.system = system;
    this.canonicalizers = canonicalizers;
    this.explored = explored;
    this.shares = shares;
    this.states = new NumberedStates(explored.packing(), Math.toIntExact(explored.log().states()));
    number();
  }

  @Override
  public int size() {
    return states.size();
  }

  @Override
  public void visit(SharedWork visiting, Supplier<Visitor> visitors) {
    visiting.run(
        states.size(),
        () -> {
          Visitor visitor = visitors.get();
          int[] vector = new int[explored.packing().slots()];
          return (part, from, to) -> {
            for (int state = from; state < to; state++) {
              states.unpack(state, vector);
              visitor.visit(state, vector);
            }
          };
        });
  }

  private void number() {
    List<int[]> initialStates = system.initialStates();
    Cursor cursor = system.cursor();
    Canonicalizer canonicalizer = canonicalizers.get();
    int[] parent = new int[explored.packing().slots()];
    long[] loaded = {0};
    explored
        .log()
        .forEach(
            (expansion, step) -> {
              if (expansion == 0) {
                states.add(canonicalizer.representative(initialStates.get(step)));
                return;
              }
              if (expansion != loaded[0]) {
                loaded[0] = expansion;
                states.unpack((int) (expansion - 1), parent);
                cursor.load(parent);
              }
              int[] successor = cursor.successor(parent, step);
              canonicalizer.canonicalize(successor);
              states.add(successor);
              if ((states.size() & (SharedWork.PART - 1)) == 0 && shares.look()) {
                shares.requireTime();
              }
            });
  }

  /** The steps of some neighbouring states. */
  private static final class Part {
    private final int[] degrees;
    private final BitSet unexpanded = new BitSet();
    private int[] targets;
    private int count;

    Part(int states) {
      this.degrees = new int[states];
      this.targets = new int[4 * states];
    }

    void add(int state, int degree, Targets found) {
      degrees[state] = degree;
      if (count + degree > targets.length) {
        targets = Arrays.copyOf(targets, 2 * (count + degree));
      }
      for (int index = 0; index < degree; index++) {
        targets[count++] = found.target(index);
      }
    }
  }

  /** Computes all steps again; returns the graph of states and steps, without actions. */
  StateGraph connect() {
    ChosenSteps choices = explored.choices();
    int count = states.size();
    Part[] parts = new Part[SharedWork.parts(count)];
    shares.run(
        count,
        () -> {
          Targets targets =
              new Targets(
                  states, choices, system.cursor(), explored.packing(), canonicalizers.get());
          return (part, from, to) -> parts[part] = connect(targets, from, to);
        });
    long edges = 0;
    for (Part part : parts) {
      edges += part.count;
    }
    if (edges > ExploredEdges.MOST) {
      throw new OutOfMemoryError("no array has room for " + edges + " edges");
    }
    return assemble(parts, count, (int) edges);
  }

  private Part connect(Targets targets, int from, int to) {
    Part part = new Part(to - from);
    for (int state = from; state < to; state++) {
      int degree = state < explored.choices().states() ? targets.expand(state) : -1;
      if (degree < 0) {
        part.unexpanded.set(state - from);
      } else {
        part.add(state - from, degree, targets);
      }
    }
    return part;
  }

  private StateGraph assemble(Part[] parts, int count, int edges) {
    int[] first = new int[count + 1];
    int[] targets = new int[edges];
    BitSet unexpanded = new BitSet();
    int state = 0;
    int edge = 0;
    for (int index = 0; index < parts.length; index++) {
      Part part = parts[index];
      int base = state;
      part.unexpanded.stream().forEach(one -> unexpanded.set(base + one));
      System.arraycopy(part.targets, 0, targets, edge, part.count);
      for (int degree : part.degrees) {
        first[state++] = edge;
        edge += degree;
      }
      parts[index] = null;
    }
    first[count] = edge;
    int[] starts = IntStream.range(0, explored.log().initial().size()).toArray();
    return new StateGraph(starts, first, targets, new int[0], unexpanded);
  }
}
