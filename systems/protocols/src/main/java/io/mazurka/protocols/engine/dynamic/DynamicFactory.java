package io.mazurka.protocols.engine.dynamic;

import io.mazurka.dpor.StepExploration;
import io.mazurka.dpor.execution.EventModel;
import io.mazurka.dpor.steps.Planning;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.conditions.DividedProperties;
import io.mazurka.protocols.engine.programs.ProtocolCondition;
import io.mazurka.protocols.engine.programs.ProtocolSystem;
import io.mazurka.protocols.engine.programs.StepEnumerator;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.relations.Visibility;
import io.mazurka.protocols.engine.views.Layout;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes the dynamic reduction of a protocol, if all its executions are known to end. */
public record DynamicFactory(
    Protocol protocol,
    CheckOptions options,
    Layout layout,
    StepEnumerator enumerator,
    TransitionNumbers transitions,
    LocalAnalysis analysis,
    Supplier<DividedProperties> divided) {

  public Exploration exploration(ProtocolSystem system, Planning planning) {
    if (options.limits().depth() == Integer.MAX_VALUE && !analysis.isAcyclic()) {
      throw new InvalidOptionException(
          "--por %s runs executions to their end, and %s; bound them with --max-depth, or use --por lpor"
              .formatted(options.reductions().por(), obstacle()));
    }
    return new StepExploration(checked -> steps(system, checked), planning);
  }

  private String obstacle() {
    return analysis
        .gap()
        .map(
            gap -> "whether they end is not known, because the local analysis was given up: " + gap)
        .orElse("some may never end, for all that the local states show");
  }

  /** The steps of the protocol; steps that can change the same invariant are dependent. */
  EventModel steps(ProtocolSystem system, List<Property> checked) {
    List<PropertyDefinition> definitions =
        ProtocolCondition.definitions(Property.observedBy(checked));
    if (!analysis.isComplete()) {
      return steps(system, definitions, null);
    }
    DividedProperties known = divided.get();
    return steps(
        system,
        known.of(definitions),
        new Visibility(analysis, layout.processes(), definitions, known));
  }

  private EventModel steps(
      ProtocolSystem system,
      List<PropertyDefinition> definitions,
      @Nullable Visibility visibility) {
    return ProtocolSteps.of(
        system,
        layout,
        enumerator,
        transitions,
        new SharedParts(layout, definitions, visibility),
        new MessageCopies(protocol.channels(), layout.processes()));
  }
}
