package io.mazurka.protocols;

import java.util.List;

/**
 * The local states of some processes, given one by one.
 *
 * @param processes all members of some roles
 * @param states their local states, in the same order
 */
record ListedStates(List<ProcessId> processes, List<Object> states) implements Snapshot {

  @Override
  @SuppressWarnings("unchecked")
  public <S> List<S> of(Role<S> role) {
    return (List<S>)
        role.members().stream().map(member -> states.get(processes.indexOf(member))).toList();
  }

  @Override
  public <T> T of(Monitor<T> monitor) {
    throw new IllegalArgumentException("it reads %s without saying so".formatted(monitor.name()));
  }
}
