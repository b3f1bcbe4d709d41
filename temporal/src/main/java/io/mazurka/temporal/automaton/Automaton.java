package io.mazurka.temporal.automaton;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * A generalised Büchi automaton with its acceptance on the edges. A run reads a word of labels, one
 * bit for each atom, and takes an edge for each: one whose guard holds for the label of the state
 * that is left. It accepts if it goes on for ever and has edges of every acceptance set again and
 * again. A state without an edge for the next label ends a run, which does not accept then, not
 * even if there are no acceptance sets.
 *
 * <p>The edges of a state are numbered one after the other, those of the first state first. A guard
 * is a conjunction: all atoms of one mask hold, and none of another one.
 */
public final class Automaton {

  /** As many atoms, and as many acceptance sets, as there are bits in a mask. */
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
   * @param positive the atoms that hold where it is taken
   * @param negative the atoms that do not
   * @param marks the acceptance sets that it belongs to
   * @param target where it leads
   */
  public record Edge(long positive, long negative, long marks, int target) {

    /** Whether it can be taken wherever another one can, to the same effect. */
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
   * @param edges for each state those that leave it
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

  /** The lowest bits, so many of them. */
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

  /** How many acceptance sets there are; none if every infinite run accepts. */
  public int acceptanceSets() {
    return acceptanceSets;
  }

  /** The marks of all acceptance sets together. */
  public long allMarks() {
    return mask(acceptanceSets);
  }

  /** The first edge of a state; the first one of the next state comes after its last. */
  public int firstEdge(int state) {
    return firstEdges[state];
  }

  public int target(int edge) {
    return targets[edge];
  }

  /** The atoms that hold where an edge is taken. */
  public long positive(int edge) {
    return positive[edge];
  }

  /** The atoms that do not hold where an edge is taken. */
  public long negative(int edge) {
    return negative[edge];
  }

  /** The acceptance sets that an edge belongs to. */
  public long marks(int edge) {
    return marks[edge];
  }

  /** Whether an edge can be taken from where just these atoms hold. */
  public boolean reads(int edge, long label) {
    return (positive[edge] & ~label) == 0 && (negative[edge] & label) == 0;
  }

  /** The states that a run which accepts can come to again and again; it ends up in them. */
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
   * @param name what it is called, such as its formula
   * @param atoms how the atoms are written, by number: all that guards mention
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
