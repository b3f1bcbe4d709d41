package io.mazurka.kernel.property;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.StarFormula;
import io.mazurka.temporal.formula.TemporalFormula;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A property of a system that a check can decide. It has a name and is a condition on single states
 * or a formula over such conditions.
 */
public sealed interface Property permits StateProperty, TemporalProperty {

  /** The name under which every model can be asked for the absence of deadlocks. */
  String DEADLOCK = "deadlock";

  /** The name, which no other property of the model has. */
  String name();

  /** What it takes for the property to fail. */
  Kind kind();

  /** The class of properties that a reduction must preserve for the verdict to be right. */
  PropertyClass needed();

  /** A new evaluator for one worker, which is true in the states that decide the property. */
  StateEvaluator decider();

  /** Explains why a state decides the property, in words. */
  String explain(int[] state);

  /** The kinds of some properties by their names, in order. */
  static Map<String, Kind> kinds(List<? extends Property> some) {
    Map<String, Kind> kinds = new LinkedHashMap<>();
    some.forEach(property -> kinds.put(property.name(), property.kind()));
    return kinds;
  }

  /**
   * The conditions whose changes a search must see for {@code properties}: those that are evaluated
   * in every state, and the atoms of formulas.
   */
  static List<NamedCondition> observedBy(List<Property> properties) {
    return Stream.concat(
            StateProperty.ofEveryState(properties).stream()
                .map(one -> new NamedCondition(one.name(), one.condition())),
            TemporalProperty.among(properties).stream().flatMap(one -> one.atoms().stream()))
        .toList();
  }

  /**
   * All conditions of {@code properties}: those of state properties, then the atoms of formulas.
   */
  static List<NamedCondition> readBy(List<Property> properties) {
    return Stream.concat(
            StateProperty.among(properties)
                .map(one -> new NamedCondition(one.name(), one.condition())),
            TemporalProperty.among(properties).stream().flatMap(one -> one.atoms().stream()))
        .toList();
  }

  /** The kind of a property: which states or executions should have it, and what decides it. */
  enum Kind {
    /** Every state should have the property: a state where the condition is false violates it. */
    INVARIANT(false, false, false),
    /** Some state should have the property: a state where the condition is true is a witness. */
    SOMETIMES(true, false, true),
    /**
     * Every terminal state should have the property: one where the condition is false violates it.
     */
    AT_END(false, true, false),
    /** Like {@link #SOMETIMES}, but that there is no such state is an answer, not a failure. */
    GOAL(true, false, true),
    /** Some state is asked for, and both answers are answers: a state where it is true, or none. */
    QUERY(true, false, true),
    /**
     * No state should be explored further where the condition is false; it is no requirement. A
     * check keeps constraints apart from the properties that it decides.
     */
    CONSTRAINT(false, false, false),
    /**
     * The system should not get stuck: a state where the condition says that it is stuck violates
     * the property.
     */
    DEADLOCK(true, false, false),
    /**
     * Every execution should have the property: a formula of linear time, which no single state
     * decides.
     */
    LTL(false, false, false),
    /** Every initial state should have the property: a formula of branching time. */
    CTL(false, false, false),
    /** Every initial state should have the property: a formula of CTL*. */
    CTLSTAR(false, false, false);

    private final boolean decidingTruth;
    private final boolean atEnds;
    private final boolean asksForSomeState;

    Kind(boolean decidingTruth, boolean atEnds, boolean asksForSomeState) {
      this.decidingTruth = decidingTruth;
      this.atEnds = atEnds;
      this.asksForSomeState = asksForSomeState;
    }

    /** The truth value of the condition in the states that decide the property. */
    public boolean decidingTruth() {
      return decidingTruth;
    }

    /**
     * Whether one state is enough for the property to hold; for other kinds one state is enough for
     * it to fail.
     */
    public boolean asksForSomeState() {
      return asksForSomeState;
    }

    /** Whether an execution to a state that decides a property of this kind is worth showing. */
    public boolean hasWitness() {
      return this == SOMETIMES || this == QUERY;
    }

    /** Whether a property of this kind is a temporal formula, which no single state decides. */
    public boolean isTemporal() {
      return temporal().contains(this);
    }

    /** The kinds of temporal formulas. */
    public static List<Kind> temporal() {
      return List.of(LTL, CTL, CTLSTAR);
    }

    /** The kind of a property that is this formula. */
    public static Kind of(TemporalFormula formula) {
      if (formula instanceof LinearFormula) {
        return LTL;
      }
      return formula instanceof StarFormula ? CTLSTAR : CTL;
    }

    /** Whether only terminal states decide a property of this kind over {@code condition}. */
    boolean needsEnd(PropertyCondition condition) {
      return atEnds || (decidingTruth && condition.needsEnd());
    }

    /** A new evaluator that is true in the states that decide a property over {@code condition}. */
    StateEvaluator decider(PropertyCondition condition) {
      StateEvaluator evaluator = condition.evaluator();
      return decidingTruth ? evaluator : state -> !evaluator.holds(state);
    }
  }
}
