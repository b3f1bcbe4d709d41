package io.mazurka.threads.model;

import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.kernel.trace.picture.DrawnGraph.Edge;
import io.mazurka.kernel.value.ValueText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;

/**
 * Turns the local graphs of threads into graphs with labels, for drawing. An edge is an operation;
 * where the state of the object decides what comes next, the edge says in which states it is
 * followed.
 */
final class ThreadGraphTexts {

  /** More states of an object than this are not listed at an edge. */
  private static final int MOST_STATES = 8;

  private final StepModel model;

  ThreadGraphTexts(StepModel model) {
    this.model = model;
  }

  /**
   * The labelled graph of a thread.
   *
   * @param selectors per local state, how many states of its object, or alternatives, there are
   */
  DrawnGraph graph(int thread, List<Integer> selectors) {
    ThreadTable table = model.thread(thread);
    List<String> nodes = new ArrayList<>();
    List<Edge> edges = new ArrayList<>();
    for (int number = 0; number < selectors.size(); number++) {
      LocalState local = table.state(number);
      nodes.add(node(local));
      if (local.next != null) {
        addEdges(local, table, selectors.get(number), edges);
      }
    }
    return new DrawnGraph(table.name(), nodes, List.of(0), edges);
  }

  private static String node(LocalState local) {
    if (local.hasFailed()) {
      return "fails: " + local.value;
    }
    if (local.isUnmet()) {
      return "an assumption does not hold";
    }
    return local.next == null
        ? ValueText.state(local.value) + " (ended)"
        : ValueText.state(local.value);
  }

  private void addEdges(LocalState local, ThreadTable table, int selectors, List<Edge> edges) {
    Map<Integer, List<Integer>> bySuccessor = new LinkedHashMap<>();
    int followed = 0;
    for (int selector = 0; selector < selectors; selector++) {
      long outcome = table.outcome(local, selector);
      if (outcome != LocalState.WAITING) {
        followed++;
        bySuccessor
            .computeIfAbsent(LocalState.local(outcome), any -> new ArrayList<>())
            .add(selector);
      }
    }
    String operation = Objects.requireNonNull(local.next).operation().toString();
    boolean certain = bySuccessor.size() == 1 && followed == selectors;
    bySuccessor.forEach(
        (successor, some) ->
            edges.add(
                new Edge(local.number, successor, operation, certain ? "" : when(local, some))));
  }

  /** In which states of its object, or for which alternatives, an operation has this outcome. */
  private String when(LocalState local, List<Integer> selectors) {
    if (local.slot >= model.objects()) {
      return "alternative " + ValueText.plain(selectors);
    }
    StringJoiner states = new StringJoiner(" or ", "if it is ", "");
    for (int selector : selectors.subList(0, Math.min(selectors.size(), MOST_STATES))) {
      states.add(ValueText.plain(model.objectState(local.slot, selector)));
    }
    return selectors.size() > MOST_STATES
        ? states + " or %d others".formatted(selectors.size() - MOST_STATES)
        : states.toString();
  }
}
