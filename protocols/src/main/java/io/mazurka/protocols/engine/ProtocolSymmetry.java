package io.mazurka.protocols.engine;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Symmetry;
import io.mazurka.kernel.options.Traffic;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.protocols.InvariantDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.analysis.LocalAnalysis;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Which processes of a protocol are interchangeable, as far as the user wants to know or, if nobody
 * asked, wherever it can be proved.
 *
 * @param dynamic whether executions are explored instead of states
 */
record ProtocolSymmetry(
    Protocol protocol,
    CheckOptions options,
    boolean dynamic,
    Layout layout,
    HandlerRunner runner,
    TransitionNumbers transitions,
    Supplier<LocalAnalysis> analysis,
    AnalysisBudget budget,
    List<int[]> initialLocals) {

  /** The symmetry of the protocol and of these invariants. */
  StateSymmetry find(List<Invariant> checked) {
    Symmetry asked = options.reductions().symmetry();
    if (asked == Symmetry.NONE) {
      return StateSymmetry.none();
    }
    if (protocol.roles().stream().allMatch(role -> role.size() < 2)) {
      return asked == null
          ? StateSymmetry.none()
          : without(asked, List.of("no role has two members"));
    }
    Optional<String> obstacle = obstacle();
    if (obstacle.isPresent()) {
      return without(asked, List.of(obstacle.get()));
    }
    SymmetryFinder finder;
    try {
      finder = new SymmetryFinder(layout, differences(checked));
      new SymmetryCandidates(protocol, layout).of(asked).forEach(finder::divide);
    } catch (GivenUpException e) {
      return without(
          asked, List.of("the comparison of processes was given up because " + e.getMessage()));
    }
    SymmetryText text = new SymmetryText(layout, finder.divisions());
    List<String> apart = asked == null ? text.apart() : text.reasons();
    if (text.blocks().isEmpty()) {
      return without(asked, apart);
    }
    List<String> description = new ArrayList<>();
    if (asked != Symmetry.PROCESSES) {
      protocol.composites().stream()
          .filter(composite -> composite.size() > 1)
          .forEach(composite -> description.add(text.of(composite)));
    }
    description.add(text.symmetric());
    apart.forEach(reason -> description.add("not symmetric: " + reason));
    SymmetryGroup group =
        new SymmetryGroup(layout, protocol.channels(), analysis.get(), text.blocks());
    int slots = layout.components().size();
    return new StateSymmetry(description, () -> new SortingCanonicalizer(group, slots));
  }

  private static StateSymmetry without(@Nullable Symmetry asked, List<String> reasons) {
    if (asked != null) {
      throw new InvalidOptionException(
          "--symmetry %s finds nothing here: %s"
              .formatted(asked.name().toLowerCase(Locale.ROOT), String.join("; ", reasons)));
    }
    return StateSymmetry.without(List.of("no symmetry: " + String.join("; ", reasons)));
  }

  private Optional<String> obstacle() {
    if (dynamic) {
      return Optional.of("executions are run one after the other, and no states are kept");
    }
    if (options.traffic() != Traffic.M) {
      return Optional.of(
          "with --traffic %s the local graphs do not tell all steps"
              .formatted(options.traffic().name().toLowerCase(Locale.ROOT)));
    }
    return analysis.get().gap().map(gap -> "the local analysis was given up because " + gap);
  }

  private List<Function<Exchange, Optional<String>>> differences(List<Invariant> checked) {
    LocalAnalysis known = analysis.get();
    List<Function<Exchange, Optional<String>>> all = new ArrayList<>();
    all.add(new LocalSymmetry(layout, transitions, known, initialLocals, budget)::difference);
    List<ProcessInstance> processes =
        layout.processes().stream().map(ProcessComponent::process).toList();
    List<MonitorGraph> monitors = new ArrayList<>();
    for (MonitorComponent monitor : layout.monitors()) {
      MonitorGraph graph =
          new MonitorGraph(monitor.monitor(), runner, processes, transitions, known, budget);
      monitors.add(graph);
      all.add(graph::difference);
    }
    for (InvariantDefinition invariant : protocol.invariants()) {
      if (checked.stream().anyMatch(one -> one.name().equals(invariant.name()))) {
        all.add(new InvariantSymmetry(layout, known, monitors, invariant, budget)::difference);
      }
    }
    return all;
  }
}
