package io.mazurka.temporal.automaton;

import io.mazurka.temporal.automaton.Automaton.Edge;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearNormalForm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells whether the truth of a formula is independent of how often each state is repeated. A
 * formula without the next operator is stutter-invariant. Other formulas with few atoms are decided
 * (Michaud and Duret-Lutz 2015): a formula is not stutter-invariant if some word can be obtained by
 * repeating letters both from a word of the formula and from a word of its negation.
 *
 * <p>Both automata read such a word side by side. At each letter an automaton either takes an edge,
 * or stays if the letter is the same as the previous one. They never stay both at once, and neither
 * stays for ever.
 */
public final class StutterInvariance {

  private static final int MOST_ATOMS = 8;
  private static final int MOST_STATES = 20_000;

  private record Place(int left, int right, long letter) {}

  private final Automaton left;
  private final Automaton right;
  private final long atoms;
  private final Map<Place, Integer> numbers = new HashMap<>();
  private final List<Place> places = new ArrayList<>();

  private StutterInvariance(Automaton left, Automaton right) {
    this.left = left;
    this.right = right;
    this.atoms = atoms(left) | atoms(right);
  }

  /**
   * Whether the formula is proved to be stutter-invariant. The answer is false if the formula is
   * too large.
   */
  public static boolean isProved(LinearFormula formula) {
    if (!LinearNormalForm.of(formula).usesNext()) {
      return true;
    }
    try {
      Automaton one = Translation.of(formula);
      Automaton other = Translation.of(new Not(formula));
      return new StutterInvariance(one, other).isProved();
    } catch (FormulaTooLargeException e) {
      return false;
    }
  }

  private static long atoms(Automaton automaton) {
    long atoms = 0;
    for (int edge = 0; edge < automaton.edges(); edge++) {
      atoms |= automaton.positive(edge) | automaton.negative(edge);
    }
    return atoms;
  }

  private boolean isProved() {
    int sets = left.acceptanceSets() + right.acceptanceSets() + 2;
    if (Long.bitCount(atoms) > MOST_ATOMS || sets > Automaton.LIMIT) {
      return false;
    }
    number(new Place(left.initial(), right.initial(), -1));
    List<List<Edge>> edges = new ArrayList<>();
    for (int place = 0; place < places.size(); place++) {
      edges.add(edges(places.get(place)));
      if (places.size() > MOST_STATES) {
        return false;
      }
    }
    return UsefulPart.of(Automaton.of(0, sets, edges)).edges() == 0;
  }

  private int number(Place place) {
    Integer number = numbers.putIfAbsent(place, places.size());
    if (number != null) {
      return number;
    }
    places.add(place);
    return places.size() - 1;
  }

  private List<Edge> edges(Place place) {
    List<Edge> edges = new ArrayList<>();
    long letter = 0;
    do {
      boolean again = letter == place.letter;
      for (Edge one : moves(left, place.left, letter, again)) {
        for (Edge other : moves(right, place.right, letter, again)) {
          if ((one.marks() | other.marks()) != 0) {
            int target = number(new Place(one.target(), other.target(), letter));
            long marks = one.marks() | (other.marks() << (left.acceptanceSets() + 1));
            edges.add(new Edge(letter, atoms & ~letter, marks, target));
          }
        }
      }
      letter = (letter - atoms) & atoms;
    } while (letter != 0);
    return edges;
  }

  /**
   * The moves of an automaton at a letter: its edges, all with the lowest mark, and, if the letter
   * is repeated, to stay, without a mark.
   */
  private static List<Edge> moves(Automaton automaton, int state, long letter, boolean again) {
    List<Edge> moves = new ArrayList<>();
    for (int edge = automaton.firstEdge(state); edge < automaton.firstEdge(state + 1); edge++) {
      if (automaton.reads(edge, letter)) {
        moves.add(new Edge(0, 0, (automaton.marks(edge) << 1) | 1, automaton.target(edge)));
      }
    }
    if (again) {
      moves.add(new Edge(0, 0, 0, state));
    }
    return moves;
  }
}
