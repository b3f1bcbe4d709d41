package io.mazurka.kernel.history;

import org.jspecify.annotations.Nullable;

/**
 * The contract of a concurrent object: what a sequential one answers. States are immutable; those
 * that are equal answer alike.
 *
 * @param <S> the states
 * @param <O> the operations
 */
public interface Specification<S, O> {

  /** The state of a new object. */
  S initial();

  /** What an operation does in a state. */
  Answer<S> perform(S state, O operation);

  /** The state that an operation leaves, and its result. */
  record Answer<S>(S next, @Nullable Object result) {}
}
