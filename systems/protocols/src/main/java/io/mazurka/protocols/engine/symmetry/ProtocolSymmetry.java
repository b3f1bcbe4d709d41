package io.mazurka.protocols.engine.symmetry;

import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.analysis.exploration.GivenUpException;
import io.mazurka.protocols.engine.conditions.DividedProperties;
import io.mazurka.protocols.engine.decomposition.RoleProduct;
import io.mazurka.protocols.engine.decomposition.RoleProducts;
import io.mazurka.protocols.engine.decomposition.parts.DecomposedProtocol;
import io.mazurka.protocols.engine.decomposition.parts.ProtocolTables;
import io.mazurka.protocols.engine.decomposition.parts.WholeProcesses;
import io.mazurka.protocols.engine.programs.ProtocolCondition;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.symmetry.exchange.Exchange;
import io.mazurka.protocols.engine.views.HandlerRunner;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
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
      ProtocolTables whole = whole();
      SymmetryFindings found = divide(asked, whole, differences(whole, null, checked));
      List<String> notes = new ArrayList<>();
      return parts(asked, found, checked, notes)
          .orElseGet(
              () ->
                  found.blocks().isEmpty()
                      ? nothing(asked, found, checked, notes)
                      : symmetry(asked, found, notes, group -> group));
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

  private ProtocolTables whole() {
    return new ProtocolTables(
        protocol.roles(),
        protocol.composites(),
        layout,
        analysis.get(),
        initialLocals,
        transition -> Objects.requireNonNull(transitions.get(transition).step()));
  }

  private SymmetryFindings divide(
      @Nullable Symmetry asked,
      ProtocolTables tables,
      List<Function<Exchange, Optional<String>>> differences) {
    SymmetryFinder finder = new SymmetryFinder(tables.layout(), differences);
    new SymmetryCandidates(tables).of(asked).forEach(finder::divide);
    return new SymmetryFindings(tables, finder.divisions());
  }

  /**
   * The symmetry of the parts of processes, if some processes have parts and permuting these apart
   * makes more permutations than there are of whole processes (Bokor 2011, algorithm 1).
   *
   * @param notes what to say of the processes that have parts
   */
  private Optional<StateSymmetry> parts(
      @Nullable Symmetry asked,
      SymmetryFindings found,
      List<Property> checked,
      List<String> notes) {
    if (asked == Symmetry.PROCESSES) {
      return Optional.empty();
    }
    String obstacle;
    try {
      Map<Role<?>, RoleProduct> products =
          new RoleProducts(processes(), analysis.get(), budget::requireTime)
              .ofAll(protocol.roles());
      products.values().stream()
          .filter(one -> one.isProduct() && one.role().size() > 1)
          .forEach(one -> notes.add(one.toString()));
      if (notes.isEmpty()) {
        return Optional.empty();
      }
      obstacle = WholeProcesses.reason(protocol, options, layout).orElse("");
      if (obstacle.isEmpty()) {
        DecomposedProtocol apart = new DecomposedProtocol(found.tables(), products);
        SymmetryFindings finer =
            divide(asked, apart.tables(), differences(found.tables(), apart, checked));
        if (finer.permutations().compareTo(found.permutations()) > 0) {
          return Optional.of(symmetry(asked, finer, notes, apart::whole));
        }
        obstacle = finer.reasons().stream().findFirst().orElse("no more is symmetric");
      }
    } catch (UnsupportedValueException e) {
      obstacle = e.getMessage();
    } catch (GivenUpException e) {
      obstacle = "the comparison of its parts was given up because " + e.getMessage();
    }
    String reason = obstacle;
    notes.replaceAll(note -> "%s, but not taken apart: %s".formatted(note, reason));
    return Optional.empty();
  }

  private StateSymmetry symmetry(
      @Nullable Symmetry asked,
      SymmetryFindings found,
      List<String> notes,
      UnaryOperator<Supplier<Canonicalizer>> states) {
    List<String> description = new ArrayList<>(notes);
    if (asked != Symmetry.PROCESSES) {
      found.tables().composites().stream()
          .filter(composite -> composite.size() > 1)
          .forEach(composite -> description.add(found.of(composite)));
    }
    description.add(found.symmetric());
    apart(asked, found).forEach(reason -> description.add("not symmetric: " + reason));
    Layout slots = found.tables().layout();
    SymmetryGroup group =
        new SymmetryGroup(slots, protocol.channels(), found.tables().analysis(), found.blocks());
    int size = slots.components().size();
    return new StateSymmetry(
        description, states.apply(() -> new SortingCanonicalizer(group, size)));
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
      @Nullable Symmetry asked,
      SymmetryFindings found,
      List<Property> checked,
      List<String> notes) {
    String reasons = isAlone() ? "no role has two members" : String.join("; ", apart(asked, found));
    boolean specified =
        asked != null
            && invariants(found.tables(), null, checked, monitors()).stream()
                .noneMatch(PropertySymmetry::hasThrown)
            && !divide(asked, found.tables(), steps(found.tables())).blocks().isEmpty();
    StateSymmetry none = StateSymmetry.without(specified ? asked : null, reasons);
    return StateSymmetry.without(
        Stream.concat(notes.stream(), none.description().stream()).toList());
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
  private List<Function<Exchange, Optional<String>>> steps(ProtocolTables tables) {
    return List.of(new LocalSymmetry(tables, budget)::difference);
  }

  /**
   * The functions that find differences between processes in their steps, in monitors or in checked
   * properties.
   *
   * @param parts the protocol whose parts are compared; null if processes are
   */
  private List<Function<Exchange, Optional<String>>> differences(
      ProtocolTables whole, @Nullable DecomposedProtocol parts, List<Property> checked) {
    List<Function<Exchange, Optional<String>>> all =
        new ArrayList<>(steps(parts == null ? whole : parts.tables()));
    List<MonitorGraph> monitors = monitors();
    monitors.forEach(monitor -> all.add(monitor::difference));
    invariants(whole, parts, checked, monitors)
        .forEach(invariant -> all.add(invariant::difference));
    return all;
  }

  private List<ProcessInstance> processes() {
    return layout.processes().stream().map(ProcessComponent::process).toList();
  }

  private List<MonitorGraph> monitors() {
    return layout.monitors().stream()
        .map(
            monitor ->
                new MonitorGraph(
                    monitor.monitor(),
                    runner,
                    processes(),
                    transitions,
                    analysis.get(),
                    initialLocals,
                    budget))
        .toList();
  }

  private List<PropertySymmetry> invariants(
      ProtocolTables whole,
      @Nullable DecomposedProtocol parts,
      List<Property> checked,
      List<MonitorGraph> monitors) {
    List<NamedCondition> all = Property.readBy(checked);
    return divided.get().of(ProtocolCondition.definitions(all)).stream()
        .map(one -> new PropertySymmetry(whole, parts, monitors, one, budget))
        .toList();
  }
}
