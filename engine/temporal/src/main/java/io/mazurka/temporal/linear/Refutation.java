package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.StateGraph;
import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalLong;

/**
 * Proves that no run is accepted, if that is so, with less work than a search of all components:
 * all reachable pairs are found in any order. Then components are searched for only among the pairs
 * that an accepting run of the automaton alone could visit again and again, and of these only among
 * those that lead to others of them.
 */
final class Refutation {

  private static final int POLL_MASK = (1 << 16) - 1;

  /** Trimming goes on as long as a round removed more than one pair in this many. */
  private static final int LEAST_SHARE = 8;

  private final Product product;
  private final StateGraph graph;
  private final long[] labels;
  private final Automaton automaton;
  private final DirectNumbers numbers;
  private final Headway headway;

  /** The pairs found so far, as bits and in the order of discovery. */
  private final long[] found;

  private int[] pairs;
  private int size;

  private Refutation(Product product, DirectNumbers numbers, Headway headway) {
    this.product = product;
    this.graph = product.graph();
    this.labels = product.labels();
    this.automaton = product.automaton();
    this.numbers = numbers;
    this.headway = headway;
    this.found = new long[(numbers.limit() >>> 6) + 1];
    this.pairs = new int[graph.states() + 1];
  }

  /**
   * The number of pairs, if no run that meets everything is accepted.
   *
   * @return empty if there may be such a run, if there are too many pairs, or if time ran out
   */
  static OptionalLong of(Product product, Obligations obligations, Headway headway) {
    if (!(product.numbers() instanceof DirectNumbers numbers)) {
      return OptionalLong.empty();
    }
    Refutation refutation = new Refutation(product, numbers, headway);
    return refutation.findAll(product.initial())
            && isEmpty(refutation.recurrent(), product, obligations, headway)
        ? OptionalLong.of(refutation.size)
        : OptionalLong.empty();
  }

  private static boolean isEmpty(
      int[] recurrent, Product product, Obligations obligations, Headway headway) {
    if (recurrent.length == 0) {
      return true;
    }
    Remainders remainders = new Remainders(product, obligations, headway);
    ComponentSearch search =
        ComponentSearch.inside(product, obligations, headway, remainders::look);
    return search.explore(recurrent).length == 0 && search.isComplete() && remainders.areComplete();
  }

  /** Finds all pairs; returns false if time ran out or some edges are unknown. */
  private boolean findAll(int[] initial) {
    for (int pair : initial) {
      find(pair);
    }
    for (int next = 0; next < size; next++) {
      if ((next & POLL_MASK) == POLL_MASK && !headway.goOn(next)) {
        return false;
      }
      if (!goOn(pairs[next])) {
        return false;
      }
    }
    return true;
  }

  /** Finds the successors of a pair; returns false if they are unknown. */
  private boolean goOn(int pair) {
    int state = numbers.state(pair);
    int automatonState = product.automatonState(pair);
    boolean still = product.isStill(pair);
    long label = labels[state];
    int end = automaton.firstEdge(automatonState + 1);
    for (int edge = automaton.firstEdge(automatonState); edge < end; edge++) {
      if (automaton.reads(edge, label)) {
        if (!graph.isExpanded(state)) {
          return false;
        }
        follow(state, still, automaton.target(edge));
      }
    }
    return true;
  }

  private void follow(int state, boolean still, int automatonTarget) {
    if (graph.isTerminal(state)) {
      find(numbers.number(state, product.afterLoop(state, automatonTarget)));
    }
    int end = still ? 0 : graph.firstEdge(state + 1);
    for (int edge = graph.firstEdge(state); edge < end; edge++) {
      find(numbers.number(graph.target(edge), automatonTarget));
    }
  }

  private void find(int pair) {
    if (!isFound(pair)) {
      found[pair >>> 6] |= 1L << pair;
      if (size == pairs.length) {
        pairs = Arrays.copyOf(pairs, Math.min(numbers.limit(), size + size / 2 + 1));
      }
      pairs[size++] = pair;
    }
  }

  /**
   * The pairs that a run can visit again and again, judging by the automaton. Most pairs that lead
   * to no cycle are removed, the last found first, because most edges lead to pairs found later.
   */
  private int[] recurrent() {
    BitSet recurrent = automaton.recurrentStates();
    int count = 0;
    for (int index = 0; index < size; index++) {
      int pair = pairs[index];
      if (recurrent.get(product.automatonState(pair))) {
        pairs[count++] = pair;
      } else {
        found[pair >>> 6] &= ~(1L << pair);
      }
    }
    int before = 2 * count;
    while (count > 0 && before - count > before / LEAST_SHARE) {
      before = count;
      count = trim(count);
    }
    return Arrays.copyOf(pairs, count);
  }

  /**
   * Removes those of the first {@code count} pairs that lead to no remaining pair; returns how many
   * remain.
   */
  private int trim(int count) {
    int first = count;
    for (int index = count - 1; index >= 0; index--) {
      int pair = pairs[index];
      if (leadsOn(pair)) {
        pairs[--first] = pair;
      } else {
        found[pair >>> 6] &= ~(1L << pair);
      }
    }
    System.arraycopy(pairs, first, pairs, 0, count - first);
    return count - first;
  }

  private boolean leadsOn(int pair) {
    int state = numbers.state(pair);
    int automatonState = product.automatonState(pair);
    boolean still = product.isStill(pair);
    int end = automaton.firstEdge(automatonState + 1);
    for (int edge = automaton.firstEdge(automatonState); edge < end; edge++) {
      if (automaton.reads(edge, labels[state]) && leadsOn(state, still, automaton.target(edge))) {
        return true;
      }
    }
    return false;
  }

  private boolean leadsOn(int state, boolean still, int automatonTarget) {
    int end = still ? 0 : graph.firstEdge(state + 1);
    for (int edge = graph.firstEdge(state); edge < end; edge++) {
      if (isFound(numbers.number(graph.target(edge), automatonTarget))) {
        return true;
      }
    }
    return graph.isTerminal(state)
        && isFound(numbers.number(state, product.afterLoop(state, automatonTarget)));
  }

  private boolean isFound(int pair) {
    return (found[pair >>> 6] >>> pair & 1) != 0;
  }
}
