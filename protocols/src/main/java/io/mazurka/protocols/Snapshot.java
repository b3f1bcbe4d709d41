package io.mazurka.protocols;

import java.util.List;

/** The local states and monitor states of one global state, as far as an invariant reads them. */
public interface Snapshot {

  /** The local states of the members of {@code role}, in order. */
  <S> List<S> of(Role<S> role);

  /** The state of {@code monitor}. */
  <T> T of(Monitor<T> monitor);
}
