package io.mazurka.protocols.views;

import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.Role;

/**
 * A process of the protocol.
 *
 * @param index its place among all processes, and its slot in the state vector
 */
public record ProcessInstance(int index, ProcessId id, Role<?> role) {

  @Override
  public String toString() {
    return id.toString();
  }
}
