package io.mazurka.cli.files;

import io.mazurka.catalogue.Instance;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.StepText;
import io.mazurka.kernel.trace.picture.DotText;
import io.mazurka.kernel.walk.Quiescence;
import io.mazurka.kernel.walk.SmallGraph;
import io.mazurka.kernel.walk.SmallGraph.Edge;
import java.util.ArrayList;
import java.util.List;

/**
 * All states of a model and the steps between them in the language of Graphviz, without any
 * reduction. Initial states have a thick border, terminal ones a double one, and those that violate
 * an invariant are red.
 */
public final class StateGraphDot {

  /** A larger graph is unreadable and slow to draw. */
  private static final int MOST_STATES = 2_000;

  private final CompiledModel model;
  private final SmallGraph graph;

  private StateGraphDot(CompiledModel model, SmallGraph graph) {
    this.model = model;
    this.graph = graph;
  }

  /**
   * The graph of the states within {@code depth} steps of the initial states.
   *
   * @throws InvalidOptionException if it has too many states
   */
  public static String of(Instance instance, long depth) {
    CompiledModel model = instance.compile();
    SmallGraph graph =
        SmallGraph.of(model.system(), MOST_STATES, depth)
            .orElseThrow(
                () ->
                    new InvalidOptionException(
                        "up to %,d states are drawn, and %s has more; take smaller parameters, or"
                                .formatted(MOST_STATES, instance)
                            + " draw the first with a lower --max-depth"));
    return new StateGraphDot(model, graph).render(instance.toString());
  }

  private String render(String title) {
    DotText dot = new DotText(title);
    nodes(dot);
    List<Transition> transitions = model.system().transitions();
    for (Edge edge : graph.edges()) {
      dot.edge(edge.from(), edge.to(), transitions.get(edge.transition()).toString());
    }
    return dot.finished();
  }

  private void nodes(DotText dot) {
    TransitionSystem system = model.system();
    Renderer renderer = system.renderer();
    Quiescence quiescence = Quiescence.of(system);
    Cursor cursor = system.cursor();
    List<StateEvaluator> violated =
        StateProperty.ofEveryState(model.properties()).stream()
            .filter(one -> !one.kind().asksForSomeState())
            .map(StateProperty::decider)
            .toList();
    for (int number = 0; number < graph.states().size(); number++) {
      int[] state = graph.states().get(number);
      List<String> lines = StepText.state(renderer.components(), renderer.details(state));
      List<String> looks = new ArrayList<>();
      if (number < graph.initial()) {
        looks.add(DotText.initial());
      }
      if (number < graph.expanded() && quiescence.isTerminal(cursor, cursor.load(state))) {
        looks.add("peripheries=2");
      }
      if (violated.stream().anyMatch(one -> one.holds(state))) {
        looks.add("fillcolor=\"#fde3e1\", color=\"#c2372e\"");
      }
      if (number >= graph.expanded()) {
        looks.add("style=\"rounded,filled,dashed\"");
      }
      dot.node(number, lines, looks);
    }
  }
}
