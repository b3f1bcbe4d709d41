package io.mazurka.protocols.engine.views.letters;

import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;

/**
 * A process of the protocol.
 *
 * @param index the index among all processes, and the slot in the state vector
 */
public record ProcessInstance(int index, ProcessId id, Role<?> role) {

  @Override
  public String toString() {
    return id.toString();
  }
}
