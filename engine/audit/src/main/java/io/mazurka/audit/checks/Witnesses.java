package io.mazurka.audit.checks;

import io.mazurka.audit.outcome.AuditFailure;
import io.mazurka.audit.outcome.AuditFailure.Part;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.RelationViolation;
import java.util.ArrayList;
import java.util.List;

/** Puts failures that were found on the graph into words. */
public final class Witnesses {

  private final AuditedGraph graph;
  private final Renderer renderer;

  Witnesses(AuditedGraph graph) {
    this.graph = graph;
    this.renderer = graph.system().renderer();
  }

  /**
   * The failure of a relation that is wrong or a set that is not stubborn, with its two
   * transitions.
   */
  public AuditFailure of(RelationViolation violation) {
    String first = name(violation.first());
    String second = name(violation.second());
    String sentence =
        switch (violation.condition()) {
          case DEPENDENCY ->
              "%s is said not to interfere with %s, but %s"
                  .formatted(first, second, harm(violation));
          case NECESSARY_ENABLING ->
              "%s is said to wait for others, but %s enables it".formatted(second, first);
          case COMMUTATION, KEY_TRANSITION ->
              "the set chosen has %s without %s, but %s".formatted(second, first, harm(violation));
          case CAN_ENABLE -> "%s is said not to enable %s, but it does".formatted(first, second);
          case VISIBILITY -> "%s is called invisible, but is visible".formatted(first);
          case REPETITION -> "%s is said to be on no cycle, but is on one".formatted(first);
        };
    List<String> transitions =
        violation.first() == violation.second() ? List.of(first) : List.of(first, second);
    return new AuditFailure(
        sentence,
        transitions,
        parts(violation.state()),
        violation.origin() == violation.state() ? List.of() : parts(violation.origin()));
  }

  /** A failure in a state of the graph. */
  public AuditFailure of(String explanation, List<Integer> transitions, int state) {
    return new AuditFailure(
        explanation, transitions.stream().map(this::name).toList(), parts(state), List.of());
  }

  /** A failure in a state that need not be part of the graph. */
  public AuditFailure of(String explanation, int[] state) {
    return new AuditFailure(explanation, List.of(), parts(state), List.of());
  }

  /** A failure that is not about a single state. */
  public static AuditFailure of(String explanation) {
    return new AuditFailure(explanation, List.of(), List.of(), List.of());
  }

  /** Which transition disables which, or that their order matters. */
  private String harm(RelationViolation violation) {
    int first = violation.first();
    int second = violation.second();
    if (disables(violation.state(), first, second)) {
      return "%s disables %s".formatted(name(first), name(second));
    }
    if (disables(violation.state(), second, first)) {
      return "%s disables %s".formatted(name(second), name(first));
    }
    return "what both lead to depends on their order";
  }

  private boolean disables(int state, int disabler, int victim) {
    ExplicitGraph edges = graph.edges();
    int end = edges.firstEdge(state, disabler + 1);
    for (int edge = edges.firstEdge(state, disabler); edge < end; edge++) {
      if (edges.isEnabled(state, victim) && !edges.isEnabled(edges.target(edge), victim)) {
        return true;
      }
    }
    return false;
  }

  String name(int transition) {
    return graph.system().transitions().get(transition).toString();
  }

  private List<Part> parts(int state) {
    return parts(graph.state(state));
  }

  private List<Part> parts(int[] state) {
    return parts(renderer, state);
  }

  public static List<Part> parts(Renderer renderer, int[] state) {
    List<String> values = renderer.details(state);
    List<Part> parts = new ArrayList<>();
    for (int index = 0; index < values.size(); index++) {
      parts.add(new Part(renderer.components().get(index), values.get(index)));
    }
    return parts;
  }
}
