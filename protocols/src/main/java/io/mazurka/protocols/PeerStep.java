package io.mazurka.protocols;

import static java.util.Collections.singletonList;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/**
 * The declaration of a spontaneous step about another process, a peer. It is a transition for each
 * peer, so that reductions tell them apart.
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

  /** The same for a condition that also asks who the process itself is. */
  public PeerStep<S> when(PeerGuard<S> condition) {
    guard = condition;
    return this;
  }

  /** Completes the step: what it does in a local state about a peer. */
  public StepReference<S> then(BiFunction<S, ProcessId, Effect<S>> handler) {
    return then((state, peer, me) -> handler.apply(state, peer));
  }

  /** The same for a handler that also asks who the process itself is. */
  public StepReference<S> then(PeerHandler<S> handler) {
    return thenAny((state, peer, me) -> singletonList(handler.apply(state, peer, me)));
  }

  /** Completes the step with several possible outcomes; each is a step of its own. */
  public StepReference<S> thenAny(BiFunction<S, ProcessId, List<Effect<S>>> handler) {
    return thenAny((state, peer, me) -> handler.apply(state, peer));
  }

  /** The same for a handler that also asks who the process itself is. */
  @SuppressWarnings("unchecked")
  public StepReference<S> thenAny(PeerChoice<S> handler) {
    PeerGuard<S> condition = guard;
    return draft.completeForEach(
        peers,
        peer -> (state, consumed, me) -> condition.test((S) state, peer, me),
        peer -> (state, consumed, me) -> handler.apply((S) state, peer, me));
  }

  /** A guard that also asks who the process itself is. */
  public interface PeerGuard<S> {
    boolean test(S state, ProcessId peer, ProcessId me);
  }

  /** A handler that also asks who the process itself is. */
  public interface PeerHandler<S> {
    Effect<S> apply(S state, ProcessId peer, ProcessId me);
  }

  /** A handler with several outcomes that also asks who the process itself is. */
  public interface PeerChoice<S> {
    List<Effect<S>> apply(S state, ProcessId peer, ProcessId me);
  }
}
