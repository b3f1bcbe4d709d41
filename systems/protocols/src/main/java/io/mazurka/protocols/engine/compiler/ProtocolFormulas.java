package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.formula.DeclaredFormula;
import io.mazurka.kernel.formula.FairChannels;
import io.mazurka.kernel.formula.FairChannels.Party;
import io.mazurka.kernel.formula.FairSteps;
import io.mazurka.kernel.formula.FormulaReader;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.programs.ProtocolCondition;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The formulas that a check of a protocol is about: those that the protocol declares and those that
 * the user asked for.
 */
record ProtocolFormulas(List<DeclaredFormula<PropertyDefinition>> all, AskedProperties asked) {

  static ProtocolFormulas of(Protocol protocol, AskedProperties asked) {
    List<PropertyDefinition> conditions =
        Stream.concat(protocol.propositions().stream(), protocol.properties().stream()).toList();
    List<DeclaredFormula<PropertyDefinition>> all = new ArrayList<>(protocol.formulas());
    asked
        .formulas()
        .forEach(one -> all.add(FormulaReader.read(one, new FieldAtoms(protocol, conditions))));
    return new ProtocolFormulas(List.copyOf(all), asked);
  }

  /**
   * Those among {@code some} as properties; formulas over the same condition share one object for
   * it.
   *
   * @param messagesLast whether messages stay in their channels when they are consumed
   */
  List<Property> properties(
      List<DeclaredFormula<PropertyDefinition>> some,
      Layout layout,
      TransitionNumbers transitions,
      boolean messagesLast) {
    Map<PropertyDefinition, ProtocolCondition> conditions = new HashMap<>();
    FairSteps steps = new FairSteps(obliged(transitions), channels(layout, messagesLast));
    List<Property> properties = new ArrayList<>();
    for (DeclaredFormula<PropertyDefinition> formula : some) {
      properties.add(
          formula.property(
              (name, definition) ->
                  conditions.computeIfAbsent(
                      definition, one -> ProtocolCondition.of(one, layout, transitions)),
              steps,
              asked.fairness()));
    }
    return properties;
  }

  /**
   * The transitions that fairness is about: steps that a process takes by itself, time, and
   * deliveries of messages. Fairness never requires crashes, restarts, losses or duplications.
   */
  private static List<Transition> obliged(TransitionNumbers transitions) {
    List<Transition> obliged = new ArrayList<>();
    for (ProtocolTransition one : transitions) {
      StepDefinition step = one.step();
      if (step == null) {
        obliged.add(new Transition(one.number(), "deliveries to " + one.process(), "deliver"));
      } else if (one.passes()) {
        obliged.add(new Transition(one.number(), TraceStep.TIME, "passes"));
      } else if (!one.isMishap()) {
        obliged.add(new Transition(one.number(), one.process().toString(), step.title()));
      }
    }
    return obliged;
  }

  private static FairChannels channels(Layout layout, boolean messagesLast) {
    return new FairChannels(
        layout.processes().stream()
            .map(ProcessComponent::process)
            .map(one -> new Party(one.toString(), one.role().name()))
            .toList(),
        messagesLast
            ? "a set of messages that may be duplicated does not tell which of them were consumed;"
                + " take channels that are multisets, with --max-duplications, or assume fairness"
                + " of steps"
            : null);
  }
}
