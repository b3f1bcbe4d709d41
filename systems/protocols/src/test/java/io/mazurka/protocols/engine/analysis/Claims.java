package io.mazurka.protocols.engine.analysis;

import io.mazurka.protocols.engine.analysis.Claim.Evidence;
import io.mazurka.protocols.reference.Action;
import io.mazurka.protocols.reference.GlobalState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** Compares each {@link Claim} with a state graph. */
final class Claims {

  private final AnalysedGraph graph;
  private final List<String> against = new ArrayList<>();
  private int occasions;

  private Claims(AnalysedGraph graph) {
    this.graph = graph;
  }

  private Evidence evidence() {
    return new Evidence(occasions, against);
  }

  private void require(boolean claim, String otherwise, Object... details) {
    occasions++;
    if (!claim) {
      against.add(otherwise.formatted(details));
    }
  }

  static Evidence coverage(AnalysedGraph graph) {
    Claims claims = new Claims(graph);
    for (GlobalState state : graph.graph.states()) {
      for (int process = 0; process < graph.processes.size(); process++) {
        claims.require(
            graph.local(state, process) != null && !graph.inbox(state, process).contains(null),
            "unknown local state or letter in %s",
            state);
      }
      for (Action action : graph.graph.actions(state)) {
        claims.require(graph.step(state, action) != null, "unknown step %s in %s", action, state);
      }
    }
    return claims.evidence();
  }

  /** An effect of a transition. */
  private record Deed(int process, int transition, int consumed, int sent) {}

  static Evidence future(AnalysedGraph graph) {
    Claims claims = new Claims(graph);
    Map<GlobalState, Set<Deed>> future = LaterFacts.of(graph.graph, (s, a) -> deeds(graph, s, a));
    future.forEach(
        (state, deeds) -> {
          for (Deed deed : deeds) {
            LocalFacts facts = graph.analysis.facts(deed.process());
            int local = graph.knownLocal(state, deed.process());
            claims.require(
                facts.canStillFire(local).contains(deed.transition())
                    && allows(facts.canStillConsume(local), deed.consumed())
                    && allows(facts.canStillSend(local), deed.sent())
                    && allows(facts.consumes(local, deed.transition()), deed.consumed())
                    && allows(facts.sends(local, deed.transition()), deed.sent()),
                "%s still happens after %s",
                deed,
                state);
          }
        });
    return claims.evidence();
  }

  private static boolean allows(NumberSet set, int letter) {
    return letter < 0 || set.contains(letter);
  }

  private static Set<Deed> deeds(AnalysedGraph graph, GlobalState state, Action action) {
    LocalStep step = graph.knownStep(state, action);
    int process = graph.process(action);
    Set<Deed> deeds = new HashSet<>();
    deeds.add(new Deed(process, step.transition(), -1, -1));
    step.consumed().forEach(m -> deeds.add(new Deed(process, step.transition(), m, -1)));
    step.sent().forEach(m -> deeds.add(new Deed(process, step.transition(), -1, m)));
    return deeds;
  }

  static Evidence independence(AnalysedGraph graph) {
    return independence(graph, process -> new LocalIndependence(graph.analysis, process));
  }

  static Evidence independence(AnalysedGraph graph, IntFunction<LocalIndependence> independenceOf) {
    Claims claims = new Claims(graph);
    for (int process = 0; process < graph.processes.size(); process++) {
      LocalIndependence relation = independenceOf.apply(process);
      for (GlobalState state : graph.graph.states()) {
        int local = graph.knownLocal(state, process);
        List<Integer> enabled = graph.enabled(state, process);
        for (int one : enabled) {
          for (int other : enabled) {
            if (relation.independent(local, one, other)) {
              claims.checkDiamond(state, one, other);
            }
          }
        }
      }
    }
    return claims.evidence();
  }

  private void checkDiamond(GlobalState state, int one, int other) {
    for (GlobalState between : graph.successors(state, one)) {
      require(
          !graph.successors(between, other).isEmpty(), "%d disables %d in %s", one, other, state);
    }
    require(
        both(state, one, other).equals(both(state, other, one)),
        "%d and %d do not commute in %s",
        one,
        other,
        state);
  }

  private Set<GlobalState> both(GlobalState state, int first, int second) {
    return graph.successors(state, first).stream()
        .flatMap(between -> graph.successors(between, second).stream())
        .collect(Collectors.toSet());
  }

  static Evidence enabling(AnalysedGraph graph) {
    Claims claims = new Claims(graph);
    List<LocalIndependence> relations = new ArrayList<>();
    for (int process = 0; process < graph.processes.size(); process++) {
      relations.add(new LocalIndependence(graph.analysis, process));
    }
    for (GlobalState state : graph.graph.states()) {
      for (Action action : graph.graph.actions(state)) {
        int process = graph.process(action);
        int local = graph.knownLocal(state, process);
        int transition = graph.knownStep(state, action).transition();
        Set<Integer> before = new HashSet<>(graph.enabled(state, process));
        for (int after : graph.enabled(action.target(), process)) {
          if (!before.contains(after)) {
            claims.require(
                relations.get(process).canEnable(local, transition, after),
                "%d enables %d in %s",
                transition,
                after,
                state);
          }
        }
      }
    }
    return claims.evidence();
  }

  static Evidence acyclicity(AnalysedGraph graph) {
    Claims claims = new Claims(graph);
    Map<GlobalState, Set<GlobalState>> later =
        LaterFacts.of(graph.graph, (state, action) -> Set.of(action.target()));
    Set<LocalStep> repeatable = new HashSet<>(graph.analysis.repeatableSteps());
    for (GlobalState state : graph.graph.states()) {
      for (Action action : graph.graph.actions(state)) {
        LocalStep step = graph.knownStep(state, action);
        if (action.target().equals(state)
            || Objects.requireNonNull(later.get(action.target())).contains(state)) {
          claims.require(
              repeatable.contains(step) && graph.analysis.mayRepeat(step.transition()),
              "%s is on a cycle through %s",
              step,
              state);
        }
      }
    }
    claims.require(
        !graph.analysis.isAcyclic()
            || later.entrySet().stream().noneMatch(e -> e.getValue().contains(e.getKey())),
        "not acyclic");
    return claims.evidence();
  }
}
