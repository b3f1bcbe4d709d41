package io.mazurka.nets.check;

import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import java.util.List;

/** Properties of nets, for tests. */
final class NetProperties {

  private NetProperties() {}

  static StateProperty goal(String name, StateCondition condition, NetSystem system) {
    return of(name, Kind.GOAL, condition, system);
  }

  static StateProperty of(String name, Kind kind, StateCondition condition, NetSystem system) {
    return new StateProperty(name, kind, NetCondition.of(condition, "it is true", system));
  }

  static StateProperty without(String name, List<Fault> faults, NetSystem system) {
    return new StateProperty(name, Kind.INVARIANT, NetCondition.without(faults, system));
  }
}
