package io.mazurka.lpor;

import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A random system as data: the edges of its graph, which begins in state 0.
 *
 * @param failing the states in which a property fails
 */
record SystemPlan(int transitions, List<Edge> edges, List<Integer> failing)
    implements Plan<SystemPlan> {

  record Edge(int source, int transition, int target) {

    @Override
    public String toString() {
      return "%d -t%d-> %d".formatted(source, transition, target);
    }
  }

  static SystemPlan draw(long seed) {
    RandomSystem system = RandomSystem.of(seed);
    ExplicitGraph graph = system.graph();
    List<Edge> edges = new ArrayList<>();
    for (int source = 0; source < graph.states(); source++) {
      for (int edge = graph.firstEdge(source); edge < graph.firstEdge(source + 1); edge++) {
        edges.add(new Edge(source, graph.transition(edge), graph.target(edge)));
      }
    }
    return new SystemPlan(graph.transitions(), edges, system.failing().stream().boxed().toList());
  }

  RandomSystem system() {
    ExplicitGraph.Builder builder = new ExplicitGraph.Builder(transitions).initial(0);
    edges.forEach(edge -> builder.edge(edge.source(), edge.transition(), edge.target()));
    BitSet states = new BitSet();
    failing.forEach(states::set);
    return new RandomSystem(builder.build(), states);
  }

  @Override
  public Stream<SystemPlan> smaller() {
    return Stream.concat(
        Cuts.of(edges, 1).map(fewer -> new SystemPlan(transitions, fewer, failing)),
        Cuts.of(failing).map(fewer -> new SystemPlan(transitions, edges, fewer)));
  }

  @Override
  public String toString() {
    return "failing in %s%n%s"
        .formatted(failing, edges.stream().map(Edge::toString).collect(Collectors.joining("\n")));
  }
}
