package io.mazurka.protocols;

import static java.util.Collections.singletonList;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The declaration of a step that consumes nothing, or, with {@link #on} and {@link #onQuorum}, the
 * beginning of one that does.
 */
public final class SpontaneousStep<S> extends StepDeclaration<SpontaneousStep<S>> {

  SpontaneousStep(StepDraft draft) {
    super(draft);
  }

  @Override
  SpontaneousStep<S> self() {
    return this;
  }

  /** Makes this a step that consumes one message of {@code type} from a member of these roles. */
  public <M extends Record> MessageStep<S, M> on(Class<M> type, Role<?>... senders) {
    draft.consumes(1, type, senders);
    return new MessageStep<>(draft);
  }

  /**
   * Makes this a step that consumes {@code size} messages of {@code type} at once, one from each of
   * exactly {@code size} members of these roles; every such choice of messages is a step.
   */
  public <M extends Record> QuorumStep<S, M> onQuorum(int size, Class<M> type, Role<?>... senders) {
    draft.consumes(size, type, senders);
    return new QuorumStep<>(draft);
  }

  /** Enables the step only in local states that satisfy {@code guard}. */
  @SuppressWarnings("unchecked")
  public SpontaneousStep<S> when(Predicate<S> guard) {
    draft.guard((state, consumed) -> guard.test((S) state));
    return this;
  }

  /** Completes the step: what it does in a local state. */
  public StepReference<S> then(Function<S, Effect<S>> handler) {
    return thenAny(state -> singletonList(handler.apply(state)));
  }

  /** Completes the step with several possible outcomes; each is a step of its own. */
  @SuppressWarnings("unchecked")
  public StepReference<S> thenAny(Function<S, List<Effect<S>>> handler) {
    return draft.complete((state, consumed) -> handler.apply((S) state));
  }
}
