package io.mazurka.temporal.automaton;

import io.mazurka.temporal.automaton.Automaton.Edge;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Next;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Builds the automaton of a formula in negation normal form (Couvreur 1999). A state is a set of
 * formulas that must hold from there on; an edge is a way to satisfy them. Each until has an
 * acceptance set: the edges that do not postpone its right side. Sets of formulas with the same
 * edges become one state.
 */
final class Tableau {

  private static final int MOST_STATES = 1 << 13;
  private static final int MOST_EDGES = 1 << 16;

  /** All formulas that are left for some next state, by number. */
  private final List<LinearFormula> obligations = new ArrayList<>();

  private final Map<LinearFormula, Integer> numbers = new HashMap<>();
  private final Map<LinearFormula, List<Cover>> covers = new HashMap<>();
  private final Map<Until, Integer> untils = new HashMap<>();

  /** The states found so far, by their formulas and by their edges. */
  private final Map<BitSet, Integer> states = new HashMap<>();

  private final Map<Set<Cover>, Integer> statesByEdges = new HashMap<>();
  private final List<List<Cover>> edges = new ArrayList<>();
  private int numberOfEdges;

  private Tableau() {}

  static Automaton of(LinearFormula formula) {
    return new Tableau().build(formula);
  }

  private Automaton build(LinearFormula formula) {
    int initial = state(conjuncts(formula));
    List<int[]> targets = new ArrayList<>();
    for (int state = 0; state < edges.size(); state++) {
      targets.add(edges.get(state).stream().mapToInt(cover -> state(cover.next())).toArray());
    }
    long sets = untils.isEmpty() ? 0 : -1L >>> -untils.size();
    List<List<Edge>> built = new ArrayList<>();
    for (int state = 0; state < edges.size(); state++) {
      List<Edge> leaving = new ArrayList<>();
      for (Cover cover : edges.get(state)) {
        long marks = sets & ~cover.postponed();
        int target = targets.get(state)[leaving.size()];
        leaving.add(new Edge(cover.positive(), cover.negative(), marks, target));
      }
      built.add(leaving);
    }
    return Automaton.of(initial, untils.size(), built);
  }

  private int state(BitSet obliged) {
    BitSet required = withoutCovered(obliged);
    Integer known = states.get(required);
    if (known == null) {
      List<Cover> all = List.of(Cover.nothing());
      for (int each : required.stream().toArray()) {
        all = Cover.product(all, covers(obligations.get(each)));
      }
      known = statesByEdges.putIfAbsent(new HashSet<>(all), edges.size());
      if (known == null) {
        known = edges.size();
        edges.add(all);
        numberOfEdges += all.size();
      }
      states.put(required, known);
      if (edges.size() > MOST_STATES || numberOfEdges > MOST_EDGES) {
        throw new FormulaTooLargeException(
            "its automaton has more than %d states or %d edges".formatted(MOST_STATES, MOST_EDGES));
      }
    }
    return known;
  }

  /** Leaves out formulas that the right side of a release requires now anyway. */
  private BitSet withoutCovered(BitSet obliged) {
    BitSet required = (BitSet) obliged.clone();
    for (int each : obliged.stream().toArray()) {
      if (obligations.get(each) instanceof Release release) {
        required.andNot(conjuncts(release.right()));
      }
    }
    return required;
  }

  private List<Cover> covers(LinearFormula formula) {
    List<Cover> known = covers.get(formula);
    if (known == null) {
      known = computed(formula);
      covers.put(formula, known);
    }
    return known;
  }

  private List<Cover> computed(LinearFormula formula) {
    if (formula instanceof Constant constant) {
      return constant.value() ? List.of(Cover.nothing()) : List.of();
    } else if (formula instanceof Atom atom) {
      return List.of(new Cover(1L << atom.number(), 0, new BitSet(), 0));
    } else if (formula instanceof Not not && not.operand() instanceof Atom atom) {
      return List.of(new Cover(0, 1L << atom.number(), new BitSet(), 0));
    } else if (formula instanceof And and) {
      return Cover.product(covers(and.left()), covers(and.right()));
    } else if (formula instanceof Or or) {
      return Cover.union(covers(or.left()), covers(or.right()));
    } else if (formula instanceof Next next) {
      return List.of(new Cover(0, 0, conjuncts(next.operand()), 0));
    } else if (formula instanceof Until until) {
      List<Cover> wait = List.of(new Cover(0, 0, conjuncts(until), 1L << number(until)));
      return Cover.union(covers(until.right()), Cover.product(covers(until.left()), wait));
    } else if (formula instanceof Release release) {
      List<Cover> wait = List.of(new Cover(0, 0, conjuncts(release), 0));
      return Cover.product(covers(release.right()), Cover.union(covers(release.left()), wait));
    }
    throw new IllegalArgumentException("not in negation normal form: " + formula);
  }

  private int number(Until until) {
    int number = untils.computeIfAbsent(until, absent -> untils.size());
    if (number >= Automaton.LIMIT) {
      throw new FormulaTooLargeException(
          "it needs more than %d acceptance sets".formatted(Automaton.LIMIT));
    }
    return number;
  }

  private BitSet conjuncts(LinearFormula formula) {
    BitSet set = new BitSet();
    addConjuncts(formula, set);
    return set;
  }

  private void addConjuncts(LinearFormula formula, BitSet set) {
    if (formula instanceof And and) {
      addConjuncts(and.left(), set);
      addConjuncts(and.right(), set);
    } else if (!formula.equals(new Constant(true))) {
      Integer number = numbers.putIfAbsent(formula, obligations.size());
      if (number == null) {
        number = obligations.size();
        obligations.add(formula);
      }
      set.set(number);
    }
  }
}
