package io.mazurka.protocols.engine.relations;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.views.ProcessComponent;
import java.util.Collections;
import java.util.Objects;

/**
 * What the declarations of steps say about pairs of transitions, in all states (Bokor, Kinder,
 * Serafini, Suri 2011, definitions 4 and 5).
 */
final class Declarations {

  private final TransitionSets sets;
  private final boolean queues;

  Declarations(TransitionSets sets, Channels channels) {
    this.sets = sets;
    this.queues = channels == Channels.FIFO;
  }

  /** Whether {@code transition} depends on {@code other}, apart from what set channels absorb. */
  boolean interferes(ProtocolTransition other, ProtocolTransition transition) {
    return other.number() != transition.number()
        && (other.process().equals(transition.process())
            || other.maySendTo(transition)
            || (other.isWatching() && transition.maySendTo(other))
            || makesRoom(other, transition)
            || sets.shareState(other, transition));
  }

  /** Whether {@code other} can enable {@code transition}. */
  boolean canEnable(ProtocolTransition other, ProtocolTransition transition) {
    return other.process().equals(transition.process())
        ? canEnableLocally(other, transition)
        : other.maySendTo(transition) || makesRoom(other, transition);
  }

  /** Whether it may consume from a bounded channel to which the other transition sends. */
  private boolean makesRoom(ProtocolTransition consumer, ProtocolTransition sender) {
    return isBounded()
        && consumer.senders().contains(sender.process())
        && Objects.requireNonNull(sender.step()).sends().stream()
            .anyMatch(sent -> sent.to() == consumer.process().role());
  }

  private boolean isBounded() {
    return sets.capacity() < Integer.MAX_VALUE;
  }

  /**
   * A crash enables nothing. A step that removes the head of a queue uncovers the letters behind
   * it, and a step that removes a letter helps one that would have to take the letter. What a step
   * sends may depend on all of the local state, and if it is less there may be room.
   */
  private boolean canEnableLocally(ProtocolTransition other, ProtocolTransition transition) {
    return other.number() != transition.number()
        && !other.crashing()
        && (Objects.requireNonNull(other.step())
                .access()
                .canEnable(Objects.requireNonNull(transition.step()).access())
            || (isBounded() && !Objects.requireNonNull(transition.step()).sends().isEmpty())
            || ((queues || transition.isWatching())
                && !Collections.disjoint(other.senders(), transition.senders())));
  }

  /** Whether the transition may consume the letter, by its type and its sender. */
  boolean mayConsume(ProcessComponent process, ProtocolTransition transition, int letter) {
    return transition.process().equals(process.process())
        && Objects.requireNonNull(transition.step())
            .messageType()
            .isInstance(process.letters().content(letter))
        && transition.senders().stream()
            .anyMatch(sender -> sender.index() == process.letters().sender(letter));
  }
}
