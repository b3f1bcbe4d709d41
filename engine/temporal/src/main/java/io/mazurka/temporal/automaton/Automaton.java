package io.mazurka.temporal.automaton;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * A generalised Büchi automaton with acceptance on the edges. A run reads a word of labels, one bit
 * for each atom. For each label it takes an edge whose guard holds for that label. A run accepts if
 * it is infinite and takes edges of every acceptance set again and again. A run ends in a state
 * without an edge for the next label; then it does not accept, even if there are no acceptance
 * sets.
 *
 * <p>Edges are numbered consecutively, state by state. A guard is a conjunction: all atoms of one
 * mask hold, and no atom of another mask holds.
 */
public final class Automaton {

  /** The most atoms, and the most acceptance sets: the number of bits in a mask. */
  public static final int LIMIT = Long.SIZE;

  private final int initial;
  private final int acceptanceSets;
  private final int[] firstEdges;
  private final int[] targets;
  private final long[] positive;
  private final long[] negative;
  private final long[] marks;

  private Automaton(int initial, int acceptanceSets, List<? extends List<Edge>> edges) {
    int states = edges.size();
    int number = edges.stream().mapToInt(List::size).sum();
    this.initial = initial;
    this.acceptanceSets = acceptanceSets;
    this.firstEdges = new int[states + 1];
    this.targets = new int[number];
    this.positive = new long[number];
    this.negative = new long[number];
    this.marks = new long[number];
    int next = 0;
    for (int state = 0; state < states; state++) {
      for (Edge edge : edges.get(state)) {
        targets[next] = edge.target;
        positive[next] = edge.positive;
        negative[next] = edge.negative;
        marks[next++] = edge.marks;
      }
      firstEdges[state + 1] = next;
    }
  }

  /**
   * An edge of a state.
   *
   * @param positive the atoms that must hold
   * @param negative the atoms that must not hold
   * @param marks the acceptance sets to which the edge belongs
   * @param target the state to which the edge leads
   */
  public record Edge(long positive, long negative, long marks, int target) {

    /**
     * Whether this edge can be taken wherever the other can, with the same target and at least the
     * same marks.
     */
    boolean subsumes(Edge other) {
      return target == other.target
          && (positive & ~other.positive) == 0
          && (negative & ~other.negative) == 0
          && (other.marks & ~marks) == 0;
    }
  }

  /**
   * The automaton with these edges.
   *
   * @param edges for each state, the edges that leave it
   */
  public static Automaton of(int initial, int acceptanceSets, List<? extends List<Edge>> edges) {
    int states = edges.size();
    if (initial < 0 || initial >= states) {
      throw new IllegalArgumentException("no initial state " + initial + " among " + states);
    }
    long sets = mask(acceptanceSets);
    for (Edge edge : edges.stream().flatMap(List::stream).toList()) {
      if (edge.target < 0 || edge.target >= states || (edge.marks & ~sets) != 0) {
        throw new IllegalArgumentException("no such state or acceptance set: " + edge);
      }
    }
    return new Automaton(initial, acceptanceSets, edges);
  }

  /** A mask of the lowest {@code bits} bits. */
  private static long mask(int bits) {
    if (bits < 0 || bits > LIMIT) {
      throw new IllegalArgumentException("at most " + LIMIT + " acceptance sets, not " + bits);
    }
    return bits == 0 ? 0 : -1L >>> -bits;
  }

  public int states() {
    return firstEdges.length - 1;
  }

  public int edges() {
    return targets.length;
  }

  public int initial() {
    return initial;
  }

  /** The number of acceptance sets; with none, every infinite run accepts. */
  public int acceptanceSets() {
    return acceptanceSets;
  }

  /** The marks of all acceptance sets together. */
  public long allMarks() {
    return mask(acceptanceSets);
  }

  /** The first edge of a state; its edges end where those of the next state begin. */
  public int firstEdge(int state) {
    return firstEdges[state];
  }

  public int target(int edge) {
    return targets[edge];
  }

  /** The atoms that must hold for an edge to be taken. */
  public long positive(int edge) {
    return positive[edge];
  }

  /** The atoms that must not hold for an edge to be taken. */
  public long negative(int edge) {
    return negative[edge];
  }

  /** The acceptance sets to which an edge belongs. */
  public long marks(int edge) {
    return marks[edge];
  }

  /** Whether the guard of an edge holds for a label. */
  public boolean reads(int edge, long label) {
    return (positive[edge] & ~label) == 0 && (negative[edge] & label) == 0;
  }

  /**
   * The states that an accepting run can visit again and again; every accepting run finally stays
   * among them.
   */
  public BitSet recurrentStates() {
    return AutomatonComponents.of(this).recurrent();
  }

  /** The edges of a state. */
  List<Edge> edgesOf(int state) {
    Edge[] edges = new Edge[firstEdges[state + 1] - firstEdges[state]];
    for (int index = 0; index < edges.length; index++) {
      int edge = firstEdges[state] + index;
      edges[index] = new Edge(positive[edge], negative[edge], marks[edge], targets[edge]);
    }
    return List.of(edges);
  }

  /**
   * The automaton in the Hanoi Omega-Automata format.
   *
   * @param name the name of the automaton, such as its formula
   * @param atoms the text of each atom that a guard mentions, by number
   */
  public String toHoa(String name, List<String> atoms) {
    long mentioned = 0;
    for (int edge = 0; edge < edges(); edge++) {
      mentioned |= positive[edge] | negative[edge];
    }
    if (Long.SIZE - Long.numberOfLeadingZeros(mentioned) > atoms.size()) {
      throw new IllegalArgumentException("an atom has no name among " + atoms);
    }
    return HoaText.of(this, name, atoms);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Automaton automaton
        && initial == automaton.initial
        && acceptanceSets == automaton.acceptanceSets
        && Arrays.equals(firstEdges, automaton.firstEdges)
        && Arrays.equals(targets, automaton.targets)
        && Arrays.equals(positive, automaton.positive)
        && Arrays.equals(negative, automaton.negative)
        && Arrays.equals(marks, automaton.marks);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(targets) + Arrays.hashCode(positive);
  }
}
