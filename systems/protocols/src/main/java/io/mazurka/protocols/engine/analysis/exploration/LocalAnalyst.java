package io.mazurka.protocols.engine.analysis.exploration;

import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.analysis.Background;
import io.mazurka.protocols.engine.analysis.LetterNumbers;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalAnalysis.Findings;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.NumberSet;
import io.mazurka.protocols.engine.analysis.exploration.LocalFixpoint.OutgrownException;
import io.mazurka.protocols.engine.analysis.exploration.LocalPool.Found;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.views.HandlerOutcome;
import io.mazurka.protocols.engine.views.HandlerOutcome.Delivery;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.Choices;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.IntStream;

/** Turns the result of an exploration into a local analysis. */
public final class LocalAnalyst {

  private final Layout layout;
  private final Channels channels;
  private final int capacity;
  private final TransitionNumbers transitions;

  public LocalAnalyst(Layout layout, Protocol protocol, TransitionNumbers transitions) {
    this.layout = layout;
    this.channels = protocol.channels();
    this.capacity = protocol.capacity();
    this.transitions = transitions;
  }

  /**
   * Explores from these initial local states. When the members of a role have too many local
   * states, that role is left out with all roles that may receive messages from it, and the rest is
   * explored again.
   *
   * @param lies per process, the letters that are always pending
   */
  public LocalAnalysis analyse(
      LocalExploration exploration, List<int[]> initial, List<int[]> lies) {
    Set<Role<?>> roles = exploration.roles();
    List<String> reasons = new ArrayList<>();
    for (StepDefinition step : exploration.steps()) {
      if (step.quorum().sweeping() && channels != Channels.SET && roles.contains(step.role())) {
        reasons.add(
            "step '%s' of %s takes all messages so far, of which there may be any number"
                .formatted(step.name(), step.role()));
        roles = exploration.without(step.role(), roles);
      }
    }
    try {
      ModelThread.phase(exploration::progress);
      while (!roles.isEmpty()) {
        LocalFixpoint fixpoint = exploration.of(roles);
        try {
          return analysis(fixpoint.explore(initial, lies), fixpoint, reasons);
        } catch (OutgrownException e) {
          reasons.add(String.valueOf(e.getMessage()));
          roles = exploration.without(e.role(), roles);
          exploration.budget().restart();
        } catch (GivenUpException e) {
          if (!e.isOutgrown()) {
            reasons.add(String.valueOf(e.getMessage()));
            break;
          }
          reasons.add("%s; %s".formatted(e.getMessage(), fixpoint.largest().text()));
          roles = exploration.without(fixpoint.largest().role(), roles);
          exploration.budget().restart();
        }
      }
    } finally {
      ModelThread.phase(null);
    }
    LetterNumbers letters = new LetterNumbers(layout.processes());
    return LocalAnalysis.incomplete(reasons.get(0), background(letters));
  }

  private LocalAnalysis analysis(
      SortedMap<Integer, LocalPool> pools, LocalFixpoint fixpoint, List<String> reasons) {
    LetterNumbers letters = new LetterNumbers(layout.processes());
    List<LocalGraph> graphs = new ArrayList<>();
    for (int process = 0; process < layout.processes().size(); process++) {
      LocalPool pool = pools.get(process);
      graphs.add(
          pool == null
              ? LocalGraph.unknown(process, letters.first(process))
              : graph(pool, letters));
    }
    Findings findings = new Findings(graphs, fixpoint.failure().orElse(""), fixpoint.longest());
    return reasons.isEmpty()
        ? LocalAnalysis.of(findings, background(letters))
        : LocalAnalysis.partial(reasons.get(0), findings, background(letters));
  }

  private Background background(LetterNumbers letters) {
    List<NumberSet> monitors = new ArrayList<>();
    for (int number = 0; number < transitions.size(); number++) {
      StepDefinition step = transitions.get(number).step();
      BitSet hearing = new BitSet();
      for (int monitor = 0; monitor < layout.monitors().size(); monitor++) {
        hearing.set(monitor, step != null && layout.monitors().get(monitor).hears(step));
      }
      monitors.add(NumberSet.of(hearing));
    }
    return new Background(
        transitions.all(), monitors, channels, capacity, letters::isLasting, letters);
  }

  private LocalGraph graph(LocalPool pool, LetterNumbers letters) {
    int process = pool.at().process().index();
    int first = letters.first(process);
    BitSet received = new BitSet();
    pool.letters().stream().forEach(letter -> received.set(first + letter));
    List<LocalStep> steps =
        pool.found().stream().map(found -> step(pool.at(), found, letters)).toList();
    return new LocalGraph(
        process,
        NumberSet.of(pool.locals()),
        first,
        NumberSet.of(received),
        steps,
        watched(pool, first));
  }

  /** By transition that letters can keep from being possible, these letters. */
  private Map<Integer, NumberSet> watched(LocalPool pool, int first) {
    Map<Integer, NumberSet> watched = new HashMap<>();
    Choices possible =
        new Choices(layout.processes().stream().map(ProcessComponent::process).toList());
    for (ChoicePool choices : pool.choices()) {
      StepDefinition step = choices.step();
      if (step.quorum().watches()) {
        BitSet letters = new BitSet();
        pool.letters().stream()
            .filter(letter -> possible.watches(step, pool.at().letters(), letter))
            .forEach(letter -> letters.set(first + letter));
        watched.put(watching(pool.at(), step), NumberSet.of(letters));
      }
    }
    return watched;
  }

  /** The transition of a step that watches: it is split only if it hears a single process. */
  private int watching(ProcessComponent at, StepDefinition step) {
    List<Integer> senders = new ArrayList<>();
    if (step.quorum().alone()) {
      layout.processes().stream()
          .map(ProcessComponent::process)
          .filter(process -> Objects.equals(step.peer(), process.id()))
          .forEach(process -> senders.add(process.index()));
    }
    return transitions.of(at.process(), step, false, senders);
  }

  private LocalStep step(ProcessComponent at, Found found, LetterNumbers letters) {
    int first = letters.first(at.process().index());
    HandlerOutcome outcome = found.outcome();
    List<Delivery> deliveries = outcome == null ? List.of() : outcome.deliveries();
    IntStream sent = deliveries.stream().mapToInt(delivery -> letters.of(at.process(), delivery));
    IntStream ordered =
        switch (channels) {
          case SET -> sent.sorted().distinct();
          case MULTISET -> sent.sorted();
          case FIFO -> sent;
        };
    return new LocalStep(
        transition(at, found.step(), found.consumed()),
        found.from(),
        found.consumed().stream().map(letter -> first + letter).toList(),
        outcome == null ? LocalStep.BROKEN : outcome.local(),
        ordered.boxed().toList());
  }

  /** The number of the transition to which a local step belongs. */
  private int transition(ProcessComponent at, StepDefinition step, List<Integer> consumed) {
    List<Integer> senders = consumed.stream().map(at.letters()::sender).toList();
    return transitions.of(at.process(), step, false, senders);
  }
}
