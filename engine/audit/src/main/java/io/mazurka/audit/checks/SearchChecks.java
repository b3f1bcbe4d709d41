package io.mazurka.audit.checks;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.WatchedReduction;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.symmetry.NoAutomorphismException;
import io.mazurka.lpor.audit.CycleAudit;
import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.search.Search;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Compares the results of searches with the graph that was explored in full. */
public final class SearchChecks {

  private static final int PAUSE = 1 << 10;

  private final AuditedGraph graph;
  private final SearchTask task;
  private final Watch watch;
  private final Witnesses witnesses;
  private final Canonicalizer canonicalizer;

  public SearchChecks(AuditedGraph graph, SearchTask task, Watch watch) {
    this.graph = graph;
    this.task = task;
    this.watch = watch;
    this.witnesses = new Witnesses(graph);
    this.canonicalizer = task.symmetry().canonicalizers().get();
  }

  /** Checks that the reduced search has the same verdicts and reaches the same terminal states. */
  public void reduced(SearchOrder order, RunningCheck running) {
    watch.begin(running.name(), graph.edges().states());
    Arrivals arrivals = new Arrivals(graph);
    Reduction watched = new WatchedReduction(task.reduction(), arrivals);
    try {
      compare(run(task.withReduction(watched), order), arrivals, running);
      if (task.reduction().contract().isTemporal() && task.symmetry().isTrivial()) {
        requireFullExpansion(arrivals.partial(), running);
      }
    } catch (NoAutomorphismException e) {
      running.fail(
          Witnesses.of("the reduced search comes to a violation that no execution leads to"));
    }
    running.finish();
  }

  /** Checks that every cycle has a state that was expanded fully. */
  private void requireFullExpansion(ExplicitGraph partial, RunningCheck running) {
    new CycleAudit(partial)
        .check(transition -> false).stream()
            .limit(1)
            .forEach(
                found ->
                    running.fail(
                        witnesses.of(
                            "no state of a cycle with %s is expanded fully"
                                .formatted(witnesses.name(found.first())),
                            List.of(found.first()),
                            found.state())));
  }

  private SearchResult run(SearchTask search, SearchOrder order) {
    SearchResult result = Search.of(search.toTheEnd(watch.ofSearch()), order).run();
    if (result.end() == EndReason.MEMORY_LIMIT || result.end() == EndReason.MODEL_LIMIT) {
      throw new StoppedException(result.end());
    }
    return result;
  }

  private void compare(SearchResult result, Arrivals arrivals, RunningCheck running) {
    compareVerdicts(result.violated(), "the reduced search", running);
    int[] stray = arrivals.stray();
    if (stray != null) {
      running.fail(
          witnesses.of("the reduced search comes to this state, but it is not reachable", stray));
    }
    for (int state = 0; state < graph.edges().states(); state++) {
      if (graph.isTerminal(state) && !arrivals.isReached(representative(state))) {
        running.fail(
            witnesses.of("the reduced search misses this terminal state", List.of(), state));
        break;
      }
      pause(state);
    }
    running.count(result.statistics().states());
  }

  private void pause(int state) {
    if (state % PAUSE == 0) {
      watch.pause(state);
    }
  }

  /** The number of the representative of a state, or -1 if it is not in the graph. */
  private int representative(int state) {
    return graph.find(canonicalizer.representative(graph.state(state)));
  }

  /** Checks that a search without any reduction has the same verdicts. */
  public void plain(SearchTask plain, RunningCheck running) {
    watch.begin(running.name(), 0);
    SearchResult result = run(plain, SearchOrder.BFS);
    compareVerdicts(result.violated(), "the search without any reduction", running);
    running.count(result.statistics().states());
    running.finish();
  }

  private void compareVerdicts(Set<String> violated, String who, RunningCheck running) {
    Set<String> different = new TreeSet<>(violated);
    for (String name : violatedInGraph()) {
      if (!different.remove(name)) {
        different.add(name);
      }
    }
    for (String name : different) {
      running.fail(
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
    List<Asked> everywhere = asked(task.stateProperties());
    List<Asked> atEnd = asked(task.terminalProperties());
    for (int state = 0; state < graph.edges().states(); state++) {
      addViolated(everywhere, graph.state(state), violated);
      if (graph.isTerminal(state)) {
        addViolated(atEnd, graph.state(state), violated);
      }
      pause(state);
    }
    return violated;
  }

  /** A property that is asked. Two of different kinds may have the same name. */
  private record Asked(String name, StateEvaluator decider) {}

  private static List<Asked> asked(List<StateProperty> properties) {
    return properties.stream()
        .map(property -> new Asked(property.name(), property.decider()))
        .toList();
  }

  private static void addViolated(List<Asked> asked, int[] state, Set<String> violated) {
    for (Asked property : asked) {
      if (property.decider().holds(state)) {
        violated.add(property.name());
      }
    }
  }
}
