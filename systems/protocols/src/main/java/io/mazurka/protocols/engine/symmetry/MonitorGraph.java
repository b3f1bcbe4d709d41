package io.mazurka.protocols.engine.symmetry;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.symmetry.HeardSteps.Heard;
import io.mazurka.protocols.engine.symmetry.exchange.Exchange;
import io.mazurka.protocols.engine.symmetry.exchange.ExchangeText;
import io.mazurka.protocols.engine.views.HandlerRunner;
import io.mazurka.protocols.engine.views.MonitorComponent;
import io.mazurka.protocols.engine.views.MonitorComponent.Event;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.Monitor;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The states that a monitor would reach if it could hear the local steps of all processes in any
 * order, and the state to which each step leads from each of them. Where a listener fails in such
 * an order, or where there is no end to the states, each process takes its steps only in the orders
 * that its local graph has: a client returns only from what it has called.
 */
final class MonitorGraph {

  /** The exploration is given up if states and steps make more combinations than this. */
  private static final int MOST_REACTIONS = 1 << 18;

  /** The reaction to a step that is not heard in this state. */
  private static final int NEVER = -1;

  /** The reaction to a step for which the listener fails. */
  private static final int FAILS = -2;

  private final MonitorComponent component;
  private final LocalAnalysis analysis;
  private final AnalysisBudget budget;
  private final int initial;
  private final HeardSteps heard;
  private final int[] stimuli;
  private final List<int[]> reactions = new ArrayList<>();
  private final BitSet reached = new BitSet();
  private final String gap;

  /**
   * @param analysis a complete analysis
   * @param initialLocals the local states of all processes in each initial state
   */
  MonitorGraph(
      Monitor<?> monitor,
      HandlerRunner runner,
      List<ProcessInstance> processes,
      TransitionNumbers transitions,
      LocalAnalysis analysis,
      List<int[]> initialLocals,
      AnalysisBudget budget) {
    this.component = new MonitorComponent(monitor, runner);
    this.analysis = analysis;
    this.budget = budget;
    this.initial = component.initial();
    this.heard = new HeardSteps(analysis, transitions, component::hears);
    this.stimuli = new int[heard.size()];
    for (int event = 0; event < stimuli.length; event++) {
      Heard step = heard.get(event);
      stimuli[event] =
          component.stimulus(
              new Event(
                  heard.definition(event),
                  processes.get(step.process()),
                  local(step.process(), step.from()),
                  local(step.process(), step.to())));
    }
    this.gap = isExploredFreely() || isExploredInOrder(initialLocals) ? "" : tooManyStates();
  }

  private String tooManyStates() {
    return "monitor %s has too many states".formatted(component.name());
  }

  private Object local(int process, int local) {
    return analysis.background().meaning().local(process, local);
  }

  /** Explores all states for all orders of steps; stops where a listener fails. */
  private boolean isExploredFreely() {
    reached.set(initial);
    for (int state = 0; state < component.states().size(); state++) {
      if ((double) component.states().size() * stimuli.length > MOST_REACTIONS) {
        return false;
      }
      for (int event = 0; event < stimuli.length; event++) {
        if (react(state, event) == FAILS) {
          return false;
        }
      }
    }
    return true;
  }

  /** Explores the states that the monitor reaches while each process is at some position. */
  private boolean isExploredInOrder(List<int[]> initialLocals) {
    reactions.clear();
    reached.clear();
    reached.set(initial);
    Set<IntBuffer> seen = new HashSet<>();
    Deque<int[]> open = new ArrayDeque<>();
    for (int[] locals : initialLocals) {
      int[] start = new int[1 + locals.length];
      Arrays.setAll(
          start, slot -> slot == 0 ? initial : heard.position(slot - 1, locals[slot - 1]));
      if (seen.add(IntBuffer.wrap(start))) {
        open.add(start);
      }
    }
    long steps = 0;
    while (!open.isEmpty()) {
      int[] from = open.remove();
      for (int slot = 1; slot < from.length; slot++) {
        for (int event : heard.next(from[slot])) {
          steps++;
          int target = react(from[0], event);
          int[] to = from.clone();
          to[0] = target;
          to[slot] = heard.after(event);
          if (target != FAILS && seen.add(IntBuffer.wrap(to))) {
            open.add(to);
          }
        }
      }
      if (Math.max(steps, (long) reactions.size() * stimuli.length) > MOST_REACTIONS) {
        return false;
      }
    }
    return true;
  }

  /** Has the monitor hear a step, and remembers that it may. */
  private int react(int state, int event) {
    while (reactions.size() <= state) {
      int[] none = new int[stimuli.length];
      Arrays.fill(none, NEVER);
      reactions.add(none);
    }
    int[] row = reactions.get(state);
    if (row[event] == NEVER) {
      budget.requireTime();
      try {
        row[event] = component.respond(state, stimuli[event]);
        reached.set(row[event]);
      } catch (ModelMisbehavedException e) {
        row[event] = FAILS;
      }
    }
    return row[event];
  }

  private int reaction(int state, int event) {
    return state < reactions.size() ? reactions.get(state)[event] : NEVER;
  }

  MonitorComponent component() {
    return component;
  }

  /** The numbers of all states that the monitor reaches, ascending. */
  List<Integer> states() {
    return reached.stream().boxed().toList();
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
    for (int event = 0; event < stimuli.length; event++) {
      budget.requireTime();
      Heard step = heard.get(event);
      int exchanged =
          heard.number(
              new Heard(
                  exchange.step(step.step()),
                  exchange.process(step.process()),
                  exchange.local(step.process(), step.from()),
                  exchange.local(step.process(), step.to())));
      for (int state = 0; state < reactions.size(); state++) {
        if (reaction(state, event) != NEVER && !agrees(exchange, state, event, exchanged)) {
          return Optional.of(difference(exchange, state, event, exchanged));
        }
      }
    }
    return Optional.empty();
  }

  private String difference(Exchange exchange, int state, int event, int exchangedEvent) {
    Heard step = heard.get(event);
    int exchangedState = exchange.number(component.states(), state);
    int reaction = reaction(state, event);
    String here =
        "monitor %s tells them apart: in %s it %s when it hears %s of %s"
            .formatted(
                component.name(),
                state(state),
                reaction == FAILS ? "fails" : "goes to " + state(reaction),
                step.step(),
                process(step.process()));
    String there = "%s of %s".formatted(step.step(), process(exchange.process(step.process())));
    if (exchangedState < 0) {
      return "%s, but it is never in %s".formatted(here, exchanged(exchange, state));
    }
    int other = exchangedEvent < 0 ? NEVER : reaction(exchangedState, exchangedEvent);
    return other == NEVER
        ? "%s, but in %s it never hears %s".formatted(here, state(exchangedState), there)
        : "%s, but in %s it %s, %s, when it hears %s"
            .formatted(
                here,
                state(exchangedState),
                other == FAILS ? "fails" : "goes to " + state(other),
                reaction == FAILS ? "and does not fail" : "not to " + exchanged(exchange, reaction),
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
    if (exchanged < 0 || exchangedEvent < 0) {
      return false;
    }
    int reaction = reaction(state, event);
    int other = reaction(exchanged, exchangedEvent);
    return reaction == FAILS
        ? other == FAILS
        : other >= 0 && other == exchange.number(component.states(), reaction);
  }
}
