package io.mazurka.kernel.audit;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.Search;
import io.mazurka.kernel.search.SearchResult;
import io.mazurka.kernel.search.SearchTask;
import io.mazurka.kernel.symmetry.Canonicalizer;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Compares searches with the graph that was explored in full. */
final class SearchChecks {

  private final StateGraph graph;
  private final SearchTask task;
  private final Watch watch;
  private final Witnesses witnesses;
  private final Canonicalizer canonicalizer;

  SearchChecks(StateGraph graph, SearchTask task, Watch watch) {
    this.graph = graph;
    this.task = task;
    this.watch = watch;
    this.witnesses = new Witnesses(graph);
    this.canonicalizer = task.symmetry().canonicalizers().get();
  }

  /** Whether the reduced search has the same verdicts and comes to the same terminal states. */
  void reduced(SearchOrder order, Draft draft) {
    watch.begin(draft.name(), graph.edges().states());
    BitSet reached = new BitSet();
    Observed observed = new Observed(task.reduction(), graph, reached);
    SearchResult result =
        Search.of(task.withReduction(observed).toTheEnd(watch.ofSearch()), order).run();
    if (result.end() == EndReason.MEMORY_LIMIT) {
      throw new StoppedException(EndReason.MEMORY_LIMIT);
    }
    compareVerdicts(result.violated(), "the reduced search", draft);
    for (int state = 0; state < graph.edges().states(); state++) {
      if (graph.isTerminal(state) && !reached.get(representative(state))) {
        draft.fail(witnesses.of("the reduced search misses this terminal state", List.of(), state));
        break;
      }
    }
    draft.count(result.statistics().states());
    draft.finish();
  }

  /** The number of the state that stands for this one. */
  private int representative(int state) {
    return graph.find(canonicalizer.representative(graph.state(state)));
  }

  /** Whether another search, in which nothing was reduced, has the same verdicts. */
  void plain(SearchTask plain, Draft draft) {
    watch.begin(draft.name(), 0);
    SearchResult result = Search.of(plain.toTheEnd(watch.ofSearch()), SearchOrder.BFS).run();
    if (result.end() == EndReason.MEMORY_LIMIT) {
      throw new StoppedException(EndReason.MEMORY_LIMIT);
    }
    compareVerdicts(result.violated(), "the search without any reduction", draft);
    draft.count(result.statistics().states());
    draft.finish();
  }

  private void compareVerdicts(Set<String> violated, String who, Draft draft) {
    Set<String> different = new TreeSet<>(violated);
    for (String name : violatedInGraph()) {
      if (!different.remove(name)) {
        different.add(name);
      }
    }
    for (String name : different) {
      draft.fail(
          Witnesses.of(
              "%s says that %s %s, the full search that it %s"
                  .formatted(
                      who,
                      name,
                      violated.contains(name) ? "fails" : "holds",
                      violated.contains(name) ? "holds" : "fails")));
    }
  }

  private Set<String> violatedInGraph() {
    Set<String> violated = new TreeSet<>();
    for (int state = 0; state < graph.edges().states(); state++) {
      int[] vector = graph.state(state);
      for (Invariant invariant : task.invariants()) {
        if (!invariant.holds(vector)) {
          violated.add(invariant.name());
        }
      }
      if (task.deadlock() && graph.isTerminal(state)) {
        violated.add(SearchTask.DEADLOCK);
      }
    }
    return violated;
  }

  /** A reduction, with a note of the terminal states that a search comes to. */
  private record Observed(Reduction reduction, StateGraph graph, BitSet terminal)
      implements Reduction {

    @Override
    public String description() {
      return reduction.description();
    }

    @Override
    public Contract contract() {
      return reduction.contract();
    }

    @Override
    public Selector selector() {
      Selector selector = reduction.selector();
      return new Selector() {
        @Override
        public int select(int[] state, Cursor cursor, int steps, int[] chosen) {
          if (steps == 0) {
            terminal.set(graph.find(state));
          }
          return selector.select(state, cursor, steps, chosen);
        }

        @Override
        public int selectAnother(int steps, int[] chosen) {
          return selector.selectAnother(steps, chosen);
        }

        @Override
        public boolean mayCycle() {
          return selector.mayCycle();
        }

        @Override
        public boolean isInvisible(int transition) {
          return selector.isInvisible(transition);
        }
      };
    }
  }
}
