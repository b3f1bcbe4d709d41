package io.mazurka.kernel.history;

import org.jspecify.annotations.Nullable;

/**
 * The contract of a concurrent object, given as a sequential object: its states, and the result of
 * each operation in each state. States are immutable; equal states give equal results.
 *
 * @param <S> the states
 * @param <O> the operations
 */
public interface Specification<S, O> {

  /** The state of a new object. */
  S initial();

  /** Performs an operation in a state. */
  Answer<S> perform(S state, O operation);

  /** The state that an operation leaves, and its result. */
  record Answer<S>(S next, @Nullable Object result) {}
}
