package io.mazurka.protocols;

import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/** The parts of one global state that a property reads: local states and states of monitors. */
public interface Snapshot {

  /** The local states of the members of {@code role}, in order. */
  <S> List<S> of(Role<S> role);

  /** The state of {@code monitor}. */
  <T> T of(Monitor<T> monitor);
}
