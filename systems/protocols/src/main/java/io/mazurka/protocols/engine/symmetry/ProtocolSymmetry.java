package io.mazurka.protocols.engine.symmetry;

import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.analysis.exploration.GivenUpException;
import io.mazurka.protocols.engine.conditions.DividedProperties;
import io.mazurka.protocols.engine.programs.ProtocolCondition;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.symmetry.exchange.Exchange;
import io.mazurka.protocols.engine.views.HandlerRunner;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds the interchangeable processes of a protocol: as the user asked or, if the user did not ask,
 * wherever interchangeability can be proved.
 *
 * @param hindrance why no processes count as interchangeable under the reduction of the check;
 *     empty if some may
 */
public record ProtocolSymmetry(
    Protocol protocol,
    ProtocolOptions options,
    String hindrance,
    Layout layout,
    HandlerRunner runner,
    TransitionNumbers transitions,
    Supplier<LocalAnalysis> analysis,
    Supplier<DividedProperties> divided,
    AnalysisBudget budget,
    List<int[]> initialLocals) {

  /** The symmetry of the protocol and of these invariants. */
  public StateSymmetry find(List<Property> checked) {
    Symmetry asked = options.symmetry();
    if (asked == Symmetry.NONE || (asked == null && isAlone())) {
      return StateSymmetry.none();
    }
    Optional<String> obstacle = obstacle().or(() -> TemporalProperty.obstacleToSymmetry(checked));
    if (obstacle.isPresent()) {
      return StateSymmetry.without(asked, obstacle.get());
    }
    Optional<String> gap = analysis.get().gap();
    if (gap.isPresent()) {
      return StateSymmetry.without(
          budget.isExhausted() ? asked : null,
          "the local analysis was given up because " + gap.get());
    }
    try {
      ModelThread.phase(() -> "comparing processes, as some may be interchangeable");
      SymmetryFindings found = divide(asked, differences(checked));
      return found.blocks().isEmpty() ? nothing(asked, found, checked) : symmetry(asked, found);
    } catch (GivenUpException e) {
      return StateSymmetry.without(
          null, "the comparison of processes was given up because " + e.getMessage());
    } finally {
      ModelThread.phase(null);
    }
  }

  private boolean isAlone() {
    return protocol.roles().stream().allMatch(role -> role.size() < 2);
  }

  private SymmetryFindings divide(
      @Nullable Symmetry asked, List<Function<Exchange, Optional<String>>> differences) {
    SymmetryFinder finder = new SymmetryFinder(layout, differences);
    new SymmetryCandidates(protocol, layout).of(asked).forEach(finder::divide);
    return new SymmetryFindings(layout, finder.divisions());
  }

  private StateSymmetry symmetry(@Nullable Symmetry asked, SymmetryFindings found) {
    List<String> description = new ArrayList<>();
    if (asked != Symmetry.PROCESSES) {
      protocol.composites().stream()
          .filter(composite -> composite.size() > 1)
          .forEach(composite -> description.add(found.of(composite)));
    }
    description.add(found.symmetric());
    apart(asked, found).forEach(reason -> description.add("not symmetric: " + reason));
    SymmetryGroup group =
        new SymmetryGroup(layout, protocol.channels(), analysis.get(), found.blocks());
    int slots = layout.components().size();
    return new StateSymmetry(description, () -> new SortingCanonicalizer(group, slots));
  }

  /**
   * Which elements are not interchangeable, and why: one pair per role, or all pairs if the user
   * asked for symmetry.
   */
  private static List<String> apart(@Nullable Symmetry asked, SymmetryFindings found) {
    return asked == null ? found.apart() : found.reasons();
  }

  /**
   * The result if nothing is interchangeable. It is an error only if the user asked for symmetry
   * and the steps alone would be symmetric. If an invariant throws, it is no error: the search
   * finds out whether that situation is reachable.
   */
  private StateSymmetry nothing(
      @Nullable Symmetry asked, SymmetryFindings found, List<Property> checked) {
    String reasons = isAlone() ? "no role has two members" : String.join("; ", apart(asked, found));
    boolean specified =
        asked != null
            && invariants(checked, monitors()).stream().noneMatch(PropertySymmetry::hasThrown)
            && !divide(asked, steps()).blocks().isEmpty();
    return StateSymmetry.without(specified ? asked : null, reasons);
  }

  private Optional<String> obstacle() {
    if (!hindrance.isEmpty()) {
      return Optional.of(hindrance);
    }
    if (options.traffic() != Traffic.M) {
      return Optional.of(
          "with --traffic %s there are steps that no process takes; leave it out, or take %s"
              .formatted(options.traffic().name().toLowerCase(Locale.ROOT), "--traffic m"));
    }
    return Optional.empty();
  }

  /** The functions that find differences between processes in their steps. */
  private List<Function<Exchange, Optional<String>>> steps() {
    return List.of(
        new LocalSymmetry(transitions, analysis.get(), initialLocals, budget)::difference);
  }

  /**
   * The functions that find differences between processes in their steps, in monitors or in checked
   * properties.
   */
  private List<Function<Exchange, Optional<String>>> differences(List<Property> checked) {
    List<Function<Exchange, Optional<String>>> all = new ArrayList<>(steps());
    List<MonitorGraph> monitors = monitors();
    monitors.forEach(monitor -> all.add(monitor::difference));
    invariants(checked, monitors).forEach(invariant -> all.add(invariant::difference));
    return all;
  }

  private List<MonitorGraph> monitors() {
    List<ProcessInstance> processes =
        layout.processes().stream().map(ProcessComponent::process).toList();
    return layout.monitors().stream()
        .map(
            monitor ->
                new MonitorGraph(
                    monitor.monitor(),
                    runner,
                    processes,
                    transitions,
                    analysis.get(),
                    initialLocals,
                    budget))
        .toList();
  }

  private List<PropertySymmetry> invariants(List<Property> checked, List<MonitorGraph> monitors) {
    List<NamedCondition> all = Property.readBy(checked);
    return divided.get().of(ProtocolCondition.definitions(all)).stream()
        .map(one -> new PropertySymmetry(layout, analysis.get(), monitors, one, budget))
        .toList();
  }
}
