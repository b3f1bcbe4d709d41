package io.mazurka.protocols.roles;

import static java.util.Collections.singletonList;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/** The declaration of a step that consumes one message of type {@code M}. */
public final class MessageStep<S, M> extends StepDeclaration<MessageStep<S, M>> {

  MessageStep(StepDraft draft) {
    super(draft);
  }

  @Override
  MessageStep<S, M> self() {
    return this;
  }

  /** Enables the step only for local states and messages that satisfy {@code guard}. */
  public MessageStep<S, M> when(BiPredicate<S, M> guard) {
    return when((state, message, sender, me) -> guard.test(state, message));
  }

  /** Enables the step only for local states, messages and senders that satisfy {@code guard}. */
  public MessageStep<S, M> when(SenderGuard<S, M> guard) {
    return when((state, message, sender, me) -> guard.test(state, message, sender));
  }

  /**
   * Enables the step only for local states, messages, senders and recipients that satisfy {@code
   * guard}.
   */
  @SuppressWarnings("unchecked")
  public MessageStep<S, M> when(IdentityGuard<S, M> guard) {
    draft.guard(
        (state, consumed, me) -> {
          Received<M> received = (Received<M>) consumed.get(0);
          return guard.test((S) state, received.message(), received.sender(), me);
        });
    return this;
  }

  /** Declares that the step may send messages of {@code type} back to the sender. */
  public MessageStep<S, M> replies(Class<?> type) {
    draft.replies(type);
    return this;
  }

  /**
   * Completes the step. The handler gets the local state and the message and returns the effect.
   */
  public StepReference<S> then(BiFunction<S, M, Effect<S>> handler) {
    return then((state, message, sender, me) -> handler.apply(state, message));
  }

  /** Completes the step with a handler that also gets the sender. */
  public StepReference<S> then(SenderHandler<S, M> handler) {
    return then((state, message, sender, me) -> handler.apply(state, message, sender));
  }

  /** Completes the step with a handler that also gets the sender and the recipient. */
  public StepReference<S> then(IdentityHandler<S, M> handler) {
    return thenAny(
        (state, message, sender, me) -> singletonList(handler.apply(state, message, sender, me)));
  }

  /**
   * Completes the step with several possible outcomes, one of which happens. Each outcome is a step
   * of its own.
   */
  public StepReference<S> thenAny(BiFunction<S, M, List<Effect<S>>> handler) {
    return thenAny((state, message, sender, me) -> handler.apply(state, message));
  }

  /** Completes the step with several possible outcomes, by a handler that also gets the sender. */
  public StepReference<S> thenAny(SenderChoice<S, M> handler) {
    return thenAny((state, message, sender, me) -> handler.apply(state, message, sender));
  }

  /**
   * Completes the step with several possible outcomes, by a handler that also gets the sender and
   * the recipient.
   */
  @SuppressWarnings("unchecked")
  public StepReference<S> thenAny(IdentityChoice<S, M> handler) {
    return draft.complete(
        (state, consumed, me) -> {
          Received<M> received = (Received<M>) consumed.get(0);
          return handler.apply((S) state, received.message(), received.sender(), me);
        });
  }

  /** A guard that also looks at the sender. */
  public interface SenderGuard<S, M> {
    /** Whether the step can be taken. */
    boolean test(S state, M message, ProcessId sender);
  }

  /** A guard that also looks at the sender and the recipient. */
  public interface IdentityGuard<S, M> {
    /** Whether the step can be taken. */
    boolean test(S state, M message, ProcessId sender, ProcessId me);
  }

  /** A handler that also looks at the sender. */
  public interface SenderHandler<S, M> {
    /** The effect of the step. */
    Effect<S> apply(S state, M message, ProcessId sender);
  }

  /** A handler that also looks at the sender and the recipient. */
  public interface IdentityHandler<S, M> {
    /** The effect of the step. */
    Effect<S> apply(S state, M message, ProcessId sender, ProcessId me);
  }

  /** A handler with several outcomes that also looks at the sender. */
  public interface SenderChoice<S, M> {
    /** The possible effects of the step. */
    List<Effect<S>> apply(S state, M message, ProcessId sender);
  }

  /** A handler with several outcomes that also looks at the sender and the recipient. */
  public interface IdentityChoice<S, M> {
    /** The possible effects of the step. */
    List<Effect<S>> apply(S state, M message, ProcessId sender, ProcessId me);
  }
}
