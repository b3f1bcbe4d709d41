package io.mazurka.protocols;

import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.HashMap;
import java.util.Map;

/**
 * One initial state of a protocol. It lists only the local states that differ from those in which
 * the roles start.
 */
public final class Configuration {

  private final Map<ProcessId, Object> states = new HashMap<>();

  Configuration() {}

  /** Starts the member of {@code role} with this number, counted from 1, in {@code state}. */
  public <S> Configuration set(Role<S> role, int number, S state) {
    states.put(role.member(number), state);
    return this;
  }

  Map<ProcessId, Object> states() {
    return states;
  }
}
