package io.mazurka.protocols.engine.symmetry.exchange;

import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import org.jspecify.annotations.Nullable;

/** The name of a step with its role and peer. Exchanging processes may change the peer. */
public record StepName(Role<?> role, String name, @Nullable ProcessId peer) {

  public static StepName of(StepDefinition step) {
    return new StepName(step.role(), step.name(), step.peer());
  }

  @Override
  public String toString() {
    return peer == null ? name : name + " to " + peer;
  }
}
