package io.mazurka.protocols.engine.symmetry;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.symmetry.exchange.Exchange;
import io.mazurka.protocols.engine.symmetry.exchange.ExchangeText;
import io.mazurka.protocols.engine.symmetry.exchange.StepName;
import io.mazurka.protocols.engine.views.HandlerRunner;
import io.mazurka.protocols.engine.views.MonitorComponent;
import io.mazurka.protocols.engine.views.MonitorComponent.Event;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The states that a monitor would reach if it could hear the local steps of all processes in any
 * order, and the state to which each step leads from each of them.
 */
final class MonitorGraph {

  /** The exploration is given up if states and steps make more combinations than this. */
  private static final int MOST_REACTIONS = 1 << 18;

  private final MonitorComponent component;
  private final TransitionNumbers transitions;
  private final LocalAnalysis analysis;
  private final AnalysisBudget budget;
  private final int initial;
  private final List<Heard> heard;
  private final Map<Heard, Integer> events = new HashMap<>();
  private final String gap;

  /** The parts of a local step that a monitor hears. */
  private record Heard(StepName step, int process, int from, int to) {}

  /**
   * @param analysis a complete analysis
   */
  MonitorGraph(
      Monitor<?> monitor,
      HandlerRunner runner,
      List<ProcessInstance> processes,
      TransitionNumbers transitions,
      LocalAnalysis analysis,
      AnalysisBudget budget) {
    this.component = new MonitorComponent(monitor, runner);
    this.transitions = transitions;
    this.analysis = analysis;
    this.budget = budget;
    this.initial = component.initial();
    Map<Heard, StepDefinition> found = heard();
    this.heard = List.copyOf(found.keySet());
    for (Heard step : heard) {
      events.put(
          step,
          component.stimulus(
              new Event(
                  Objects.requireNonNull(found.get(step)),
                  processes.get(step.process()),
                  local(step.process(), step.from()),
                  local(step.process(), step.to()))));
    }
    this.gap = explore();
  }

  private Map<Heard, StepDefinition> heard() {
    Map<Heard, StepDefinition> found = new LinkedHashMap<>();
    for (LocalGraph graph : analysis.graphs()) {
      for (int local : graph.locals()) {
        for (LocalStep step : graph.steps(local)) {
          StepDefinition definition =
              Objects.requireNonNull(transitions.get(step.transition()).step());
          if (component.hears(definition) && !step.fails()) {
            found.put(
                new Heard(StepName.of(definition), graph.process(), step.from(), step.to()),
                definition);
          }
        }
      }
    }
    return found;
  }

  private Object local(int process, int local) {
    return analysis.background().meaning().local(process, local);
  }

  /**
   * Explores all states; returns the reason if the exploration was given up, else an empty text.
   */
  private String explore() {
    try {
      for (int state = 0; state < component.states().size(); state++) {
        if ((double) component.states().size() * heard.size() > MOST_REACTIONS) {
          return "monitor %s has too many states".formatted(component.name());
        }
        for (int event = 0; event < heard.size(); event++) {
          budget.requireTime();
          component.respond(state, event);
        }
      }
      return "";
    } catch (ModelMisbehavedException e) {
      return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }
  }

  MonitorComponent component() {
    return component;
  }

  /** The numbers of all states. */
  List<Integer> states() {
    List<Integer> all = new ArrayList<>();
    for (int state = 0; state < component.states().size(); state++) {
      all.add(state);
    }
    return all;
  }

  /** A difference between the exchanged processes, as text; empty if there is none. */
  Optional<String> difference(Exchange exchange) {
    if (!gap.isEmpty()) {
      return Optional.of(gap);
    }
    if (exchange.number(component.states(), initial) != initial) {
      return Optional.of(
          "monitor %s tells them apart: it starts in %s, not in %s"
              .formatted(component.name(), state(initial), exchanged(exchange, initial)));
    }
    for (int event = 0; event < heard.size(); event++) {
      budget.requireTime();
      Heard step = heard.get(event);
      int exchanged =
          events.getOrDefault(
              new Heard(
                  exchange.step(step.step()),
                  exchange.process(step.process()),
                  exchange.local(step.process(), step.from()),
                  exchange.local(step.process(), step.to())),
              -1);
      for (int state = 0; state < component.states().size(); state++) {
        if (!agrees(exchange, state, event, exchanged)) {
          return Optional.of(difference(exchange, state, event, exchanged));
        }
      }
    }
    return Optional.empty();
  }

  private String difference(Exchange exchange, int state, int event, int exchangedEvent) {
    Heard step = heard.get(event);
    int exchangedState = exchange.number(component.states(), state);
    int reaction = component.respond(state, event);
    String here =
        "monitor %s tells them apart: in %s it goes to %s when it hears %s of %s"
            .formatted(
                component.name(),
                state(state),
                state(reaction),
                step.step(),
                process(step.process()));
    if (exchangedState < 0) {
      return "%s, but it is never in %s".formatted(here, exchanged(exchange, state));
    }
    String there = "%s of %s".formatted(step.step(), process(exchange.process(step.process())));
    return exchangedEvent < 0
        ? "%s, but it never hears %s".formatted(here, there)
        : "%s, but in %s it goes to %s, not to %s, when it hears %s"
            .formatted(
                here,
                state(exchangedState),
                state(component.respond(exchangedState, exchangedEvent)),
                exchanged(exchange, reaction),
                there);
  }

  private String process(int process) {
    return analysis.background().meaning().process(process);
  }

  private String state(int state) {
    return ExchangeText.plain(analysis.background().meaning()).state(component.observed(state));
  }

  private String exchanged(Exchange exchange, int state) {
    return ExchangeText.exchanged(analysis.background().meaning(), exchange)
        .state(component.observed(state));
  }

  private boolean agrees(Exchange exchange, int state, int event, int exchangedEvent) {
    int exchanged = exchange.number(component.states(), state);
    return exchanged >= 0
        && exchangedEvent >= 0
        && component.respond(exchanged, exchangedEvent)
            == exchange.number(component.states(), component.respond(state, event));
  }
}
