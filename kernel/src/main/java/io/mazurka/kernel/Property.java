package io.mazurka.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Something to find out about a system, by name: what a check can be asked for. */
public sealed interface Property permits StateProperty, TerminalProperty, TemporalProperty {

  /** The name under which every model can be asked for the absence of deadlocks. */
  String DEADLOCK = "deadlock";

  String name();

  Kind kind();

  /** The class of properties that a reduction must preserve for the verdict to be right. */
  PropertyClass needed();

  /** A new evaluator for one worker: it does not hold in the states that decide the property. */
  StateEvaluator evaluator();

  /** Says of a state that decides the property which part of it does, and why. */
  String explain(int[] state);

  /** The kinds of some properties by their names, in order. */
  static Map<String, Kind> kinds(List<? extends Property> some) {
    Map<String, Kind> kinds = new LinkedHashMap<>();
    some.forEach(property -> kinds.put(property.name(), property.kind()));
    return kinds;
  }

  /** What it takes for the property to fail. */
  enum Kind {
    /** A reachable state that does not have the property. */
    INVARIANT,
    /** That no reachable state has the property. */
    SOMETIMES,
    /** A reachable terminal state that does not have the property. */
    AT_END,
    /** That no reachable state has the property, where that is an answer and no failure. */
    GOAL,
    /** A reachable state in which the system is stuck. */
    DEADLOCK,
    /** An execution that does not have the property: a formula of linear time. */
    LTL,
    /** An initial state that does not have the property: a formula of branching time. */
    CTL;

    /** Whether one state is enough for the property to hold, not to fail. */
    public boolean asksForSomeState() {
      return this == SOMETIMES || this == GOAL;
    }

    /** Whether no single state decides it. */
    public boolean isTemporal() {
      return this == LTL || this == CTL;
    }
  }
}
