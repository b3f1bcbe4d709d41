package io.mazurka.nets.check;

import io.mazurka.kernel.Invariant;
import io.mazurka.nets.engine.NetSystem;
import java.util.List;

/** The invariant that no reachable state of a net has one of some faults. */
final class NetInvariant extends NetProperty implements Invariant {

  NetInvariant(String name, List<Fault> faults, NetSystem system) {
    super(name, faults, system);
  }
}
