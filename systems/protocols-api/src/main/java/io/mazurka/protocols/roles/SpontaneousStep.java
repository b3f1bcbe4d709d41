package io.mazurka.protocols.roles;

import static java.util.Collections.singletonList;

import io.mazurka.protocols.crashes.CrashNotice;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The declaration of a step. It consumes no message unless {@link #on}, {@link #onQuorum}, {@link
 * #onAtLeast} or {@link #onAllSoFar} is called.
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
  public <M> MessageStep<S, M> on(Class<M> type, Role<?>... senders) {
    draft.consumes(Quorum.Size.exactly(1), type, senders);
    return new MessageStep<>(draft);
  }

  /**
   * Makes this a step that consumes {@code size} messages of {@code type} at once, one from each of
   * exactly {@code size} members of these roles. Every such choice of messages is a step.
   */
  public <M> QuorumStep<S, M> onQuorum(int size, Class<M> type, Role<?>... senders) {
    draft.consumes(Quorum.Size.exactly(size), type, senders);
    return new QuorumStep<>(draft);
  }

  /**
   * Makes this a step that consumes messages of {@code type} at once, one from each of at least
   * {@code size} members of these roles. Every such choice of senders and messages is a step.
   */
  public <M> QuorumStep<S, M> onAtLeast(int size, Class<M> type, Role<?>... senders) {
    draft.consumes(Quorum.Size.atLeast(size), type, senders);
    return new QuorumStep<>(draft);
  }

  /**
   * Makes this a step that consumes every message of {@code type} from members of these roles that
   * is there, once there is one from each of at least {@code size} of them. The guard sees them all
   * and accepts or refuses them together. In a queue, a message is there if only messages that the
   * step takes are before it.
   */
  public <M> QuorumStep<S, M> onAllSoFar(int size, Class<M> type, Role<?>... senders) {
    draft.consumes(Quorum.Size.allSoFar(size), type, senders);
    return new QuorumStep<>(draft);
  }

  /**
   * Makes this a step about one member of {@code peers} other than the process itself. The step is
   * a separate transition for each peer.
   */
  public PeerStep<S> toEach(Role<?> peers) {
    return new PeerStep<>(draft, peers);
  }

  /**
   * Makes this a step of a perfect failure detector, about one member of {@code suspects} other
   * than the process itself. It becomes possible when that member has crashed, is possible once for
   * each crash, and is a separate transition for each member. In a queue the crash is noticed after
   * all messages before it.
   */
  public PeerStep<S> onCrashOf(Role<?> suspects) {
    draft.consumes(Quorum.Size.exactly(1), CrashNotice.class, suspects);
    return new PeerStep<>(draft, suspects);
  }

  /**
   * Like {@link #onCrashOf}, but possible only when no message of the crashed member waits for the
   * process any more: its notice comes last.
   */
  public PeerStep<S> onCrashAndSilenceOf(Role<?> suspects) {
    draft.consumes(Quorum.Size.ALONE, CrashNotice.class, suspects);
    return new PeerStep<>(draft, suspects);
  }

  /** Enables the step only in local states that satisfy {@code guard}. */
  public SpontaneousStep<S> when(Predicate<S> guard) {
    return when((state, me) -> guard.test(state));
  }

  /** Enables the step only in local states and for processes that satisfy {@code guard}. */
  @SuppressWarnings("unchecked")
  public SpontaneousStep<S> when(BiPredicate<S, ProcessId> guard) {
    draft.guard((state, consumed, me) -> guard.test((S) state, me));
    return this;
  }

  /** Completes the step. The handler gets the local state and returns the effect. */
  public StepReference<S> then(Function<S, Effect<S>> handler) {
    return thenAny((state, me) -> singletonList(handler.apply(state)));
  }

  /** Completes the step with a handler that also gets the process that takes the step. */
  public StepReference<S> then(BiFunction<S, ProcessId, Effect<S>> handler) {
    return thenAny((state, me) -> singletonList(handler.apply(state, me)));
  }

  /**
   * Completes the step with several possible outcomes, one of which happens. Each outcome is a step
   * of its own.
   */
  public StepReference<S> thenAny(Function<S, List<Effect<S>>> handler) {
    return thenAny((state, me) -> handler.apply(state));
  }

  /**
   * Completes the step with several possible outcomes, by a handler that also gets the process that
   * takes the step.
   */
  @SuppressWarnings("unchecked")
  public StepReference<S> thenAny(BiFunction<S, ProcessId, List<Effect<S>>> handler) {
    return draft.complete((state, consumed, me) -> handler.apply((S) state, me));
  }
}
