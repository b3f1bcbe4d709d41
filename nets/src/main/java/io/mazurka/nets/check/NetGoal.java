package io.mazurka.nets.check;

import io.mazurka.kernel.Goal;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import java.util.List;

/** A formula that asks for a reachable state. */
final class NetGoal extends NetProperty implements Goal {

  NetGoal(String name, StateCondition wanted, NetSystem system) {
    super(name, List.of(new Fault(wanted, "it is reached")), system);
  }
}
