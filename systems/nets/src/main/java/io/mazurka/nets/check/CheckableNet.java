package io.mazurka.nets.check;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.nets.Net;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.machines.MachineGraphs;
import io.mazurka.nets.stubborn.NetReduction;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * A net or signal transition graph that can be checked. By default it is searched for deadlocks,
 * and a graph with signals also for places with more than one token and inconsistent signals.
 */
public final class CheckableNet implements Checkable {

  private final SignalGraph graph;

  private CheckableNet(SignalGraph graph) {
    this.graph = graph;
  }

  /** A signal transition graph as a model. */
  public static CheckableNet of(SignalGraph graph) {
    return new CheckableNet(graph);
  }

  /** A net as a model. */
  public static CheckableNet of(Net net) {
    return new CheckableNet(SignalGraph.of(net));
  }

  @Override
  public Features features() {
    return Features.of(
        Feature.LPOR,
        Feature.SYMMETRY,
        Feature.PUBLISHED_SETS,
        Feature.LSSA,
        Feature.PROFILE,
        Feature.CONDITIONS,
        Feature.TEMPORAL,
        Feature.PROPERTIES);
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    AskedProperties asked = options.properties();
    if (asked.file() != null && !asked.asked().isEmpty()) {
      throw new InvalidOptionException(
          "--properties and %s do not go together"
              .formatted(
                  asked.names().isEmpty() ? asked.conditions().get(0).option() : "--property"));
    }
    Questions questions = Questions.of(asked, graph);
    NetSystem system =
        questions.needSignals()
            ? NetSystem.ofSignals(InitialLevels.infer(graph))
            : NetSystem.ofMarkings(graph);
    return new CompiledModel(
        system,
        questions.about(system),
        asked.file() == null,
        List.of(),
        new NetReducer(system, options));
  }

  @Override
  public List<DrawnGraph> localGraphs(CheckOptions options) {
    return MachineGraphs.of(NetSystem.ofMarkings(graph), "--local-graphs").drawn();
  }

  static Reduction reduction(NetSystem system, List<Property> checked, CheckOptions options) {
    if (options.reductions().por() == Por.LSSA) {
      return MachineGraphs.of(system, "--por " + Por.LSSA).reduction(checked, CheckableNet::states);
    }
    PropertyClass needed = PropertyClass.neededBy(checked);
    boolean net = options.reductions().net();
    List<Transition> transitions = system.transitions();
    List<NamedCondition> observed = Property.observedBy(checked);
    IntPredicate visible =
        number ->
            observed.stream().anyMatch(one -> one.condition().isVisible(transitions.get(number)));
    if (options.reductions().sets() == Por.Sets.PUBLISHED) {
      return NetReduction.published(system, needed, visible, net);
    }
    if (needed.compareTo(PropertyClass.INVARIANTS) > 0) {
      return NetReduction.ofTemporal(system, needed != PropertyClass.LINEAR_TIME, visible, net);
    }
    List<StateCondition> goals =
        StateProperty.ofEveryState(checked).stream()
            .filter(property -> property.condition() instanceof NetCondition)
            .map(CheckableNet::deciding)
            .toList();
    return NetReduction.of(system, goals, net);
  }

  private static Optional<StateCondition> states(PropertyCondition condition) {
    return condition instanceof NetCondition ofNet
        ? Optional.of(ofNet.where(true))
        : Optional.empty();
  }

  /** The states that decide a property. */
  static StateCondition deciding(StateProperty property) {
    return ((NetCondition) property.condition()).where(property.kind().decidingTruth());
  }
}
