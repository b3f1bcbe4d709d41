package io.mazurka.nets.check;

import io.mazurka.kernel.AtEnd;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import java.util.List;

/** A condition that should hold in every reachable dead marking of a net. */
final class NetAtEnd extends NetProperty implements AtEnd {

  NetAtEnd(String name, StateCondition condition, NetSystem system) {
    super(name, List.of(new Fault(condition.negated(), "it is not true")), system);
  }
}
