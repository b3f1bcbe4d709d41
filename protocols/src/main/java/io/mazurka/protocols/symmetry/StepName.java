package io.mazurka.protocols.symmetry;

import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.Role;
import io.mazurka.protocols.StepDefinition;
import org.jspecify.annotations.Nullable;

/** The name of a step with its role and peer. Exchanging processes may change the peer. */
record StepName(Role<?> role, String name, @Nullable ProcessId peer) {

  static StepName of(StepDefinition step) {
    return new StepName(step.role(), step.name(), step.peer());
  }

  @Override
  public String toString() {
    return peer == null ? name : name + " to " + peer;
  }
}
