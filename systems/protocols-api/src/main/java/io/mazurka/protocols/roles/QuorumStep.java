package io.mazurka.protocols.roles;

import static java.util.Collections.singletonList;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/** The declaration of a step that consumes messages of type {@code M} from several senders. */
public final class QuorumStep<S, M> extends StepDeclaration<QuorumStep<S, M>> {

  QuorumStep(StepDraft draft) {
    super(draft);
  }

  @Override
  QuorumStep<S, M> self() {
    return this;
  }

  /** Enables the step only for local states and messages that satisfy {@code guard}. */
  public QuorumStep<S, M> when(BiPredicate<S, Quorum<M>> guard) {
    return when((state, quorum, me) -> guard.test(state, quorum));
  }

  /** Enables the step only for local states, messages and recipients that satisfy {@code guard}. */
  public QuorumStep<S, M> when(IdentityGuard<S, M> guard) {
    draft.guard((state, consumed, me) -> guard.test(cast(state), quorum(consumed), me));
    return this;
  }

  /** Declares that the step may send messages of {@code type} back to each of the senders. */
  public QuorumStep<S, M> replies(Class<?> type) {
    draft.replies(type);
    return this;
  }

  /**
   * Completes the step. The handler gets the local state and the messages and returns the effect.
   */
  public StepReference<S> then(BiFunction<S, Quorum<M>, Effect<S>> handler) {
    return then((state, quorum, me) -> handler.apply(state, quorum));
  }

  /** Completes the step with a handler that also gets the recipient. */
  public StepReference<S> then(IdentityHandler<S, M> handler) {
    return thenAny((state, quorum, me) -> singletonList(handler.apply(state, quorum, me)));
  }

  /**
   * Completes the step with several possible outcomes, one of which happens. Each outcome is a step
   * of its own.
   */
  public StepReference<S> thenAny(BiFunction<S, Quorum<M>, List<Effect<S>>> handler) {
    return thenAny((state, quorum, me) -> handler.apply(state, quorum));
  }

  /**
   * Completes the step with several possible outcomes, by a handler that also gets the recipient.
   */
  public StepReference<S> thenAny(IdentityChoice<S, M> handler) {
    return draft.complete(
        (state, consumed, me) -> handler.apply(cast(state), quorum(consumed), me));
  }

  @SuppressWarnings("unchecked")
  private S cast(Object state) {
    return (S) state;
  }

  @SuppressWarnings("unchecked")
  private Quorum<M> quorum(List<Received<?>> consumed) {
    return new Quorum<>((List<Received<M>>) (List<?>) consumed);
  }

  /** A guard that also looks at the recipient. */
  public interface IdentityGuard<S, M> {
    /** Whether the step can be taken. */
    boolean test(S state, Quorum<M> quorum, ProcessId me);
  }

  /** A handler that also looks at the recipient. */
  public interface IdentityHandler<S, M> {
    /** The effect of the step. */
    Effect<S> apply(S state, Quorum<M> quorum, ProcessId me);
  }

  /** A handler with several outcomes that also looks at the recipient. */
  public interface IdentityChoice<S, M> {
    /** The possible effects of the step. */
    List<Effect<S>> apply(S state, Quorum<M> quorum, ProcessId me);
  }
}
