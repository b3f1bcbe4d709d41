package io.mazurka.nets.check;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.formula.FairSteps;
import io.mazurka.kernel.formula.FormulaReader;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.nets.Label;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.ConditionReader;
import io.mazurka.nets.formula.Formula;
import io.mazurka.nets.formula.PropertySet;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.formula.Vocabulary;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The properties of a net that a user asks for. */
final class Questions {

  private static final String ONE_SAFETY = "one-safety";
  private static final String CONSISTENCY = "consistency";
  private static final String HAZARD = "hazard";

  private final AskedProperties asked;
  private final SignalGraph graph;
  private final Map<AskedCondition, StateCondition> conditions = new LinkedHashMap<>();
  private final Map<AskedCondition, StateCondition> premises = new HashMap<>();
  private final List<Formula> formulas = new ArrayList<>();

  private Questions(AskedProperties asked, SignalGraph graph) {
    this.asked = asked;
    this.graph = graph;
  }

  /** Reads the questions, whose conditions and formulas are texts. */
  static Questions of(AskedProperties asked, SignalGraph graph) {
    Questions questions = new Questions(asked, graph);
    Vocabulary vocabulary = new Vocabulary(graph);
    for (AskedCondition one : asked.ofStates()) {
      StateCondition condition = ConditionReader.parse(one, vocabulary);
      questions.conditions.put(one, condition);
      ConditionReader.premise(one, vocabulary)
          .ifPresent(premise -> questions.premises.put(one, premise));
    }
    for (AskedCondition one : asked.formulas()) {
      questions.formulas.add(
          new Formula.Temporal(FormulaReader.read(one, ConditionReader.atoms(vocabulary))));
    }
    String file = asked.file();
    if (file != null) {
      questions.formulas.addAll(read(file, vocabulary));
    }
    return questions;
  }

  private static List<Formula> read(String file, Vocabulary vocabulary) {
    try {
      return PropertySet.read(Path.of(file), vocabulary);
    } catch (NoSuchFileException e) {
      throw new InvalidModelException("there is no file '%s'".formatted(file), e);
    } catch (IOException e) {
      throw new InvalidModelException("'%s' cannot be read: %s".formatted(file, e), e);
    }
  }

  /** Whether the values of signals matter. */
  boolean needSignals() {
    if (graph.signals().isEmpty()) {
      return false;
    }
    BitSet slots = new BitSet();
    conditions.values().forEach(condition -> condition.addSlots(slots));
    formulas.forEach(formula -> formula.addSlots(slots));
    boolean mentioned = slots.length() > graph.net().places().size();
    return mentioned || asked.names().contains(CONSISTENCY) || isOpen();
  }

  /** Whether the user has asked for no property in particular. */
  private boolean isOpen() {
    return asked.asked().isEmpty() && asked.file() == null;
  }

  /** The properties of {@code system}, of which the check picks those asked for. */
  List<Property> about(NetSystem system) {
    List<Property> properties = new ArrayList<>();
    boolean hasSignals = !graph.signals().isEmpty();
    StandardFaults faults = new StandardFaults(system);
    if (!asked.names().isEmpty() || (isOpen() && hasSignals)) {
      properties.add(without(ONE_SAFETY, faults.unsafePlaces(), system));
      if (hasSignals) {
        properties.add(without(CONSISTENCY, faults.inconsistentSignals(), system));
      }
    }
    if (!asked.names().isEmpty() && hasSignals) {
      boolean asksForHazards = asked.names().contains(HAZARD);
      properties.add(without(HAZARD, asksForHazards ? faults.hazards() : List.of(), system));
    }
    conditions.forEach((one, condition) -> properties.add(property(one, condition, system)));
    for (Formula formula : formulas) {
      properties.add(property(formula, system));
    }
    return properties;
  }

  private static Property without(String name, List<Fault> faults, NetSystem system) {
    return new StateProperty(name, Kind.INVARIANT, NetCondition.without(faults, system));
  }

  private Property property(AskedCondition one, StateCondition condition, NetSystem system) {
    StateCondition premise = one.kind() == Kind.INVARIANT ? premises.get(one) : null;
    return new StateProperty(
        one.text(),
        one.kind(),
        NetCondition.of(condition, "it is true", system),
        premise == null ? null : reached(premise, system));
  }

  /** A condition whose explanation says that it is reached. */
  private static NetCondition reached(StateCondition condition, NetSystem system) {
    return NetCondition.of(condition, "it is reached", system);
  }

  private Property property(Formula formula, NetSystem system) {
    if (formula instanceof Formula.Reachability reachability) {
      return new StateProperty(
          formula.name(),
          reachability.existential() ? Kind.GOAL : Kind.INVARIANT,
          reached(reachability.condition(), system));
    }
    return ((Formula.Temporal) formula)
        .declared()
        .property(
            (name, condition) -> reached(condition, system),
            new FairSteps(obliged(system)),
            asked.fairness());
  }

  /**
   * The actions of fairness assumptions: the changes of each signal, and each transition without a
   * signal.
   */
  private static List<Transition> obliged(NetSystem system) {
    return system.transitions().stream()
        .map(
            one ->
                system.graph().labels().get(one.number()).signal() == Label.NO_SIGNAL
                    ? new Transition(one.number(), one.name(), one.name())
                    : one)
        .toList();
  }
}
