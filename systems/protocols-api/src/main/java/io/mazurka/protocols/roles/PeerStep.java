package io.mazurka.protocols.roles;

import static java.util.Collections.singletonList;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/**
 * The declaration of a spontaneous step about another process, a peer. The step is a separate
 * transition for each peer, so that reductions can treat these transitions separately.
 */
public final class PeerStep<S> extends StepDeclaration<PeerStep<S>> {

  private final Role<?> peers;
  private PeerGuard<S> guard = (state, peer, me) -> true;

  PeerStep(StepDraft draft, Role<?> peers) {
    super(draft);
    this.peers = peers;
  }

  @Override
  PeerStep<S> self() {
    return this;
  }

  /** Enables the step only for local states and peers that satisfy {@code condition}. */
  public PeerStep<S> when(BiPredicate<S, ProcessId> condition) {
    return when((state, peer, me) -> condition.test(state, peer));
  }

  /** Enables the step only for local states, peers and processes that satisfy {@code condition}. */
  public PeerStep<S> when(PeerGuard<S> condition) {
    guard = condition;
    return this;
  }

  /** Completes the step. The handler gets the local state and the peer and returns the effect. */
  public StepReference<S> then(BiFunction<S, ProcessId, Effect<S>> handler) {
    return then((state, peer, me) -> handler.apply(state, peer));
  }

  /** Completes the step with a handler that also gets the process that takes the step. */
  public StepReference<S> then(PeerHandler<S> handler) {
    return thenAny((state, peer, me) -> singletonList(handler.apply(state, peer, me)));
  }

  /**
   * Completes the step with several possible outcomes, one of which happens. Each outcome is a step
   * of its own.
   */
  public StepReference<S> thenAny(BiFunction<S, ProcessId, List<Effect<S>>> handler) {
    return thenAny((state, peer, me) -> handler.apply(state, peer));
  }

  /**
   * Completes the step with several possible outcomes, by a handler that also gets the process that
   * takes the step.
   */
  @SuppressWarnings("unchecked")
  public StepReference<S> thenAny(PeerChoice<S> handler) {
    PeerGuard<S> condition = guard;
    return draft.completeForEach(
        peers,
        peer -> (state, consumed, me) -> condition.test((S) state, peer, me),
        peer -> (state, consumed, me) -> handler.apply((S) state, peer, me));
  }

  /** A guard that also gets the process that takes the step. */
  public interface PeerGuard<S> {
    /** Whether the step can be taken. */
    boolean test(S state, ProcessId peer, ProcessId me);
  }

  /** A handler that also gets the process that takes the step. */
  public interface PeerHandler<S> {
    /** The effect of the step. */
    Effect<S> apply(S state, ProcessId peer, ProcessId me);
  }

  /** A handler with several outcomes that also gets the process that takes the step. */
  public interface PeerChoice<S> {
    /** The possible effects of the step. */
    List<Effect<S>> apply(S state, ProcessId peer, ProcessId me);
  }
}
