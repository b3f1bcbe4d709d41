package io.mazurka.nets.check;

import io.mazurka.kernel.Sometimes;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import java.util.List;

/** A condition that should hold in some reachable state of a net. */
final class NetSometimes extends NetProperty implements Sometimes {

  NetSometimes(String name, StateCondition wanted, NetSystem system) {
    super(name, List.of(new Fault(wanted, "it is true")), system);
  }

  @Override
  public StateEvaluator witness() {
    return state -> !holds(state);
  }
}
