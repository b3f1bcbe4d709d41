package io.mazurka.protocols;

import java.util.List;

/**
 * The local states of some processes, given one by one.
 *
 * @param processes all members of some roles, those of each one after the other
 * @param states their local states, in the same order
 */
record ListedStates(List<ProcessId> processes, List<Object> states) implements Snapshot {

  @Override
  @SuppressWarnings("unchecked")
  public <S> List<S> of(Role<S> role) {
    if (role.size() == 0) {
      return List.of();
    }
    int first = processes.indexOf(role.members().get(0));
    return (List<S>) states.subList(first, first + role.size());
  }

  @Override
  public <T> T of(Monitor<T> monitor) {
    throw new IllegalArgumentException("it reads %s without saying so".formatted(monitor.name()));
  }
}
