package io.mazurka.temporal.branching;

import io.mazurka.temporal.formula.StarFormula;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Evaluates formulas of CTL* by definition, on a graph all of which is known. For a quantified path
 * it guesses in each state which of the parts about the future hold, requires that guesses agree
 * along edges, and looks for paths on which nothing is put off for ever, by a nested fixpoint.
 */
final class NaiveStar {

  private final GraphPlan graph;

  /** The values of formulas about states. */
  private final Map<StarFormula, BitSet> known = new HashMap<>();

  NaiveStar(GraphPlan graph) {
    this.graph = graph;
  }

  boolean holds(StarFormula formula) {
    BitSet states = states(formula);
    return graph.initial().stream().allMatch(states::get);
  }

  /** The states in which a formula about states holds. */
  BitSet states(StarFormula formula) {
    BitSet states = known.get(formula);
    if (states == null) {
      states = computed(formula);
      known.put(formula, states);
    }
    return states;
  }

  private BitSet computed(StarFormula formula) {
    if (formula instanceof StarFormula.SomePath some) {
      return new Guesses(some.operand()).states();
    } else if (formula instanceof StarFormula.SomeStep some) {
      BitSet after = states(some.operand());
      return where(
          state -> graph.edgesOf(state).stream().anyMatch(edge -> after.get(edge.target())));
    } else if (formula instanceof StarFormula.Not not) {
      return where(state -> !states(not.operand()).get(state));
    } else if (formula instanceof StarFormula.And and) {
      return where(state -> states(and.left()).get(state) && states(and.right()).get(state));
    } else if (formula instanceof StarFormula.Or or) {
      return where(state -> states(or.left()).get(state) || states(or.right()).get(state));
    } else if (formula instanceof StarFormula.Constant constant) {
      return where(state -> constant.value());
    }
    int atom = ((StarFormula.Atom) formula).number();
    return where(state -> (graph.labels().get(state) >>> atom & 1) == 1);
  }

  private BitSet where(Predicate<Integer> condition) {
    BitSet states = new BitSet();
    IntStream.range(0, graph.states()).filter(condition::test).forEach(states::set);
    return states;
  }

  /**
   * Whether a formula about paths holds of a run.
   *
   * @param run the states of the run; the place after the last is {@code cycleStart}
   */
  boolean holds(StarFormula path, List<Integer> run, int cycleStart) {
    return values(path, run, cycleStart)[0];
  }

  private boolean[] values(StarFormula path, List<Integer> run, int start) {
    boolean[] values = new boolean[run.size()];
    if (path.isAboutState()) {
      for (int place = 0; place < values.length; place++) {
        values[place] = states(path).get(run.get(place));
      }
      return values;
    }
    List<boolean[]> operands =
        path.operands().stream().map(operand -> values(operand, run, start)).toList();
    boolean greatest = path instanceof StarFormula.Release;
    Arrays.fill(values, greatest);
    for (int round = 0; round <= values.length; round++) {
      boolean[] before = values.clone();
      for (int place = 0; place < values.length; place++) {
        int next = place + 1 < values.length ? place + 1 : start;
        boolean one = operands.get(0)[place];
        boolean other = operands.get(operands.size() - 1)[place];
        values[place] =
            path instanceof StarFormula.Not
                ? !one
                : path instanceof StarFormula.Next
                    ? operands.get(0)[next]
                    : path instanceof StarFormula.And
                        ? one && other
                        : path instanceof StarFormula.Or
                            ? one || other
                            : greatest
                                ? other && (one || before[next])
                                : other || (one && before[next]);
      }
    }
    return values;
  }

  /**
   * The product of the graph with all guesses. A state may stay a second time, and then forever.
   */
  private final class Guesses {

    private final StarFormula path;
    private final List<StarFormula> future = new ArrayList<>();
    private final int places;
    private final int guesses;
    private final List<List<Integer>> edges = new ArrayList<>();

    Guesses(StarFormula path) {
      this.path = path;
      collect(path);
      places = 2 * graph.states();
      guesses = 1 << future.size();
      for (int node = 0; node < places * guesses; node++) {
        edges.add(after(node));
      }
    }

    private void collect(StarFormula formula) {
      if (!formula.isAboutState()) {
        formula.operands().forEach(this::collect);
        boolean joins =
            formula instanceof StarFormula.Not
                || formula instanceof StarFormula.And
                || formula instanceof StarFormula.Or;
        if (!joins && !future.contains(formula)) {
          future.add(formula);
        }
      }
    }

    private List<Integer> after(int node) {
      int place = node / guesses;
      List<Integer> next = new ArrayList<>();
      if (place >= graph.states()) {
        next.add(place);
      } else {
        graph.edgesOf(place).stream().map(Edge::target).forEach(next::add);
        if (graph.isTerminal(place)) {
          next.add(place + graph.states());
        }
      }
      return next.stream()
          .distinct()
          .flatMap(
              target -> IntStream.range(0, guesses).mapToObj(guess -> target * guesses + guess))
          .filter(target -> agrees(node, target))
          .toList();
    }

    private boolean agrees(int node, int target) {
      for (StarFormula each : future) {
        StarFormula right = each.operands().get(each.operands().size() - 1);
        boolean later = value(each, target);
        boolean expected =
            each instanceof StarFormula.Next
                ? value(right, target)
                : each instanceof StarFormula.Until
                    ? value(right, node) || (value(each.operands().get(0), node) && later)
                    : value(right, node) && (value(each.operands().get(0), node) || later);
        if (value(each, node) != expected) {
          return false;
        }
      }
      return true;
    }

    private boolean value(StarFormula formula, int node) {
      if (formula.isAboutState()) {
        return NaiveStar.this.states(formula).get(node / guesses % graph.states());
      } else if (formula instanceof StarFormula.Not not) {
        return !value(not.operand(), node);
      } else if (formula instanceof StarFormula.And and) {
        return value(and.left(), node) && value(and.right(), node);
      } else if (formula instanceof StarFormula.Or or) {
        return value(or.left(), node) || value(or.right(), node);
      }
      return (node % guesses >>> future.indexOf(formula) & 1) == 1;
    }

    /** Whether nothing about a part is put off at a node. */
    private boolean isSettled(StarFormula each, int node) {
      StarFormula right = each.operands().get(each.operands().size() - 1);
      if (each instanceof StarFormula.Until) {
        return !value(each, node) || value(right, node);
      }
      return !(each instanceof StarFormula.Release) || value(each, node) || !value(right, node);
    }

    BitSet states() {
      BitSet left = new BitSet();
      left.set(0, places * guesses);
      BitSet before;
      do {
        before = (BitSet) left.clone();
        left = leadingTo(left, left);
        for (StarFormula each : future) {
          BitSet settled = new BitSet();
          left.stream().filter(node -> isSettled(each, node)).forEach(settled::set);
          left = leadingTo(reaching(settled, left), left);
        }
      } while (!left.equals(before));
      BitSet good = left;
      return where(
          state ->
              IntStream.range(state * guesses, (state + 1) * guesses)
                  .anyMatch(node -> good.get(node) && value(path, node)));
    }

    /** The nodes among {@code some} with an edge to one of {@code targets}. */
    private BitSet leadingTo(BitSet targets, BitSet some) {
      BitSet leading = new BitSet();
      some.stream()
          .filter(node -> edges.get(node).stream().anyMatch(targets::get))
          .forEach(leading::set);
      return leading;
    }

    private BitSet reaching(BitSet targets, BitSet some) {
      BitSet reaching = (BitSet) targets.clone();
      BitSet more = reaching;
      do {
        reaching = more;
        more = leadingTo(reaching, some);
        more.or(reaching);
      } while (!more.equals(reaching));
      return reaching;
    }
  }
}
