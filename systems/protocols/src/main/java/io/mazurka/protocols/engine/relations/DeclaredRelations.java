package io.mazurka.protocols.engine.relations;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Relations derived from the declarations of steps (Bokor, Kinder, Serafini, Suri 2011, definitions
 * 4 to 6 and, for the contents of channels, Bokor 2011, definition 23). The published dependency
 * relation is corrected for set channels: see {@link ProtocolRelations}.
 */
final class DeclaredRelations implements RelationSource {

  private final TransitionSets sets;
  private final Declarations declarations;
  private final boolean net;

  /**
   * @param net whether only a sender of its messages enables a transition that waits for messages
   */
  DeclaredRelations(TransitionSets sets, Channels channels, boolean net) {
    this.sets = sets;
    this.declarations = new Declarations(sets, channels);
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
            .map(t -> related(other -> declarations.interferes(other, t)))
            .toArray(RelatedTransitions[]::new),
        own.stream().map(t -> enabling(process, pending, t)).toArray(RelatedTransitions[][]::new),
        number < 0
            ? sets.sent(process, view)
            : sets.sent(process, number, (recipient, letter) -> true),
        pending,
        TransitionSets.byLetter(
            pending, letter -> sets.all(t -> declarations.mayConsume(process, t, letter))),
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
                                    && declarations.mayConsume(process, transition, letter)))
            .toList();
    int present = transition.senders().size() - missing.size();
    int needed = transition.neededSenders() - present;
    return net && needed > 0
        ? TransitionSets.necessarySenders(missing, needed).stream()
            .map(some -> related(t -> some.contains(t.process()) && t.maySendTo(transition)))
            .toArray(RelatedTransitions[]::new)
        : new RelatedTransitions[] {related(other -> declarations.canEnable(other, transition))};
  }
}
