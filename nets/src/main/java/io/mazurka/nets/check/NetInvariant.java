package io.mazurka.nets.check;

import io.mazurka.kernel.Goal;
import io.mazurka.kernel.Invariant;
import io.mazurka.nets.engine.NetSystem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The invariant that no reachable state of a net has one of some faults. */
final class NetInvariant extends NetProperty implements Invariant {

  private final @Nullable NetGoal premise;

  NetInvariant(String name, List<Fault> faults, NetSystem system) {
    this(name, faults, null, system);
  }

  /**
   * @param premise what must hold for there to be a fault, or null
   */
  NetInvariant(String name, List<Fault> faults, @Nullable NetGoal premise, NetSystem system) {
    super(name, faults, system);
    this.premise = premise;
  }

  @Override
  public @Nullable Goal premise() {
    return premise;
  }
}
