package io.mazurka.protocols;

import static java.util.Collections.singletonList;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/** The declaration of a step that consumes messages of type {@code M} from several senders. */
public final class QuorumStep<S, M extends Record> extends StepDeclaration<QuorumStep<S, M>> {

  QuorumStep(StepDraft draft) {
    super(draft);
  }

  @Override
  QuorumStep<S, M> self() {
    return this;
  }

  /** Enables the step only for local states and messages that satisfy {@code guard}. */
  public QuorumStep<S, M> when(BiPredicate<S, Quorum<M>> guard) {
    draft.guard((state, consumed) -> guard.test(cast(state), quorum(consumed)));
    return this;
  }

  /** Declares that the step may send messages of {@code type} back to each of the senders. */
  public QuorumStep<S, M> replies(Class<? extends Record> type) {
    draft.replies(type);
    return this;
  }

  /** Completes the step: what it does in a local state with these messages. */
  public StepReference<S> then(BiFunction<S, Quorum<M>, Effect<S>> handler) {
    return thenAny((state, quorum) -> singletonList(handler.apply(state, quorum)));
  }

  /** Completes the step with several possible outcomes; each is a step of its own. */
  public StepReference<S> thenAny(BiFunction<S, Quorum<M>, List<Effect<S>>> handler) {
    return draft.complete((state, consumed) -> handler.apply(cast(state), quorum(consumed)));
  }

  @SuppressWarnings("unchecked")
  private S cast(Object state) {
    return (S) state;
  }

  @SuppressWarnings("unchecked")
  private Quorum<M> quorum(List<Received<?>> consumed) {
    return new Quorum<>((List<Received<M>>) (List<?>) consumed);
  }
}
