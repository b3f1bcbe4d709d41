package io.mazurka.protocols.engine.relations;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Relations derived from the declarations of steps (Bokor, Kinder, Serafini, Suri 2011, definitions
 * 4 to 6 and, for the contents of channels, Bokor 2011, definition 23). The published dependency
 * relation is corrected for set channels: see {@link ProtocolRelations}.
 */
final class DeclaredRelations implements RelationSource {

  private final TransitionSets sets;
  private final boolean queues;
  private final boolean net;

  /**
   * @param net whether only a sender of its messages enables a transition that waits for messages
   */
  DeclaredRelations(TransitionSets sets, Channels channels, boolean net) {
    this.sets = sets;
    this.queues = channels == Channels.FIFO;
    this.net = net;
  }

  @Override
  public RemainingTransitions remaining(ProcessComponent process, View view) {
    List<ProtocolTransition> own = sets.own(process.process());
    return view.crashed()
        ? new RemainingTransitions(RemainingTransitions.CRASHED, sets.none(), sets.none())
        : new RemainingTransitions(view.local(), sets.all(own::contains), sets.none());
  }

  @Override
  public ViewRelations of(ProcessComponent process, View view, int number) {
    List<ProtocolTransition> own = sets.own(process.process());
    int[] pending = Arrays.stream(view.pending()).sorted().distinct().toArray();
    return new ViewRelations(
        view.crashed() ? RemainingTransitions.CRASHED : view.local(),
        own.stream()
            .map(t -> related(other -> interferes(other, t)))
            .toArray(RelatedTransitions[]::new),
        own.stream().map(t -> enabling(process, pending, t)).toArray(RelatedTransitions[][]::new),
        number < 0
            ? sets.sent(process, view)
            : sets.sent(process, number, (recipient, letter) -> true),
        pending,
        TransitionSets.byLetter(pending, letter -> sets.all(t -> mayConsume(process, t, letter))),
        new int[0],
        new int[own.size()][0]);
  }

  /** Declarations are about types of messages, but absorption depends on each single letter. */
  @Override
  public Object meaning(ProcessComponent process, int local, int letter) {
    return letter;
  }

  @Override
  public void addSenders(int letters, int[] locals, long[] set) {
    throw new IllegalArgumentException("declarations speak of types, not of letters");
  }

  @Override
  public boolean mayBeConsumed(int letters, int[] locals) {
    return true;
  }

  private RelatedTransitions related(Predicate<ProtocolTransition> condition) {
    return new RelatedTransitions(sets.all(condition), Senders.NOBODY);
  }

  private boolean interferes(ProtocolTransition other, ProtocolTransition transition) {
    return other.number() != transition.number()
        && (other.process().equals(transition.process())
            || other.maySendTo(transition)
            || (other.isSweeping() && transition.maySendTo(other))
            || makesRoom(other, transition)
            || sets.shareState(other, transition));
  }

  private boolean canEnable(ProtocolTransition other, ProtocolTransition transition) {
    return other.process().equals(transition.process())
        ? canEnableLocally(other, transition)
        : other.maySendTo(transition) || makesRoom(other, transition);
  }

  /** Whether it may consume from a bounded channel to which the other transition sends. */
  private boolean makesRoom(ProtocolTransition consumer, ProtocolTransition sender) {
    return sets.capacity() < Integer.MAX_VALUE
        && consumer.senders().contains(sender.process())
        && Objects.requireNonNull(sender.step()).sends().stream()
            .anyMatch(sent -> sent.to() == consumer.process().role());
  }

  /**
   * A crash enables nothing. A step that removes the head of a queue uncovers the letters behind
   * it, and a step that removes a letter helps one that would have to take the letter.
   */
  private boolean canEnableLocally(ProtocolTransition other, ProtocolTransition transition) {
    return other.number() != transition.number()
        && !other.crashing()
        && (Objects.requireNonNull(other.step())
                .access()
                .canEnable(Objects.requireNonNull(transition.step()).access())
            || ((queues || transition.isSweeping())
                && !Collections.disjoint(other.senders(), transition.senders())));
  }

  private static boolean mayConsume(
      ProcessComponent process, ProtocolTransition transition, int letter) {
    return transition.process().equals(process.process())
        && Objects.requireNonNull(transition.step())
            .messageType()
            .isInstance(process.letters().content(letter))
        && transition.senders().stream()
            .anyMatch(sender -> sender.index() == process.letters().sender(letter));
  }

  /** The necessary enabling sets of a transition that is disabled with these letters waiting. */
  private RelatedTransitions[] enabling(
      ProcessComponent process, int[] pending, ProtocolTransition transition) {
    List<ProcessInstance> missing =
        transition.senders().stream()
            .filter(
                sender ->
                    Arrays.stream(pending)
                        .noneMatch(
                            letter ->
                                process.letters().sender(letter) == sender.index()
                                    && mayConsume(process, transition, letter)))
            .toList();
    int present = transition.senders().size() - missing.size();
    int needed = transition.neededSenders() - present;
    return net && needed > 0
        ? TransitionSets.necessarySenders(missing, needed).stream()
            .map(some -> related(t -> some.contains(t.process()) && t.maySendTo(transition)))
            .toArray(RelatedTransitions[]::new)
        : new RelatedTransitions[] {related(other -> canEnable(other, transition))};
  }
}
