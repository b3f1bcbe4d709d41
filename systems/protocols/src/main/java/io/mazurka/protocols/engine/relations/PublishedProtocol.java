package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.PublishedRelations;
import io.mazurka.kernel.reduction.PublishedRelations.LocatedCondition;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.lpor.Relations;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.NumberSet;
import io.mazurka.protocols.engine.analysis.ResentLetters;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The relations of a protocol as published (Bokor 2011, definitions 18 to 20 and 23), with one
 * correction. A set channel absorbs a message that is sent while an equal one is pending, so the
 * order of sending it and consuming the pending one matters. The published dependency has only one
 * direction of that pair: a sender that may send a message twice depends on its consumers, too.
 */
final class PublishedProtocol implements Relations<Integer> {

  private final Declarations declarations;
  private final TransitionNumbers transitions;
  private final TransitionSets sets;
  private final Layout layout;

  /** Per transition, the consumers of messages that it may send while an equal one is pending. */
  private final long[][] absorbing;

  /** The letters that may be sent twice, if the analysis is complete. */
  private final NumberSet resent;

  /** Per transition, its necessary enabling transitions. */
  private final List<List<Necessary>> necessary = new ArrayList<>();

  /** Per process, what its views tell. */
  private final List<Waiting> waiting = new ArrayList<>();

  /**
   * A transition that must come first while no message of its process waits.
   *
   * @param transition the number of the transition
   * @param sender its process
   */
  private record Necessary(int transition, ProcessInstance sender) {}

  /**
   * @param net whether necessary enabling transitions are used
   * @param analysis tells which messages may be sent twice, if it is complete
   */
  PublishedProtocol(
      TransitionNumbers transitions,
      TransitionSets sets,
      Layout layout,
      Channels channels,
      boolean net,
      LocalAnalysis analysis) {
    this.declarations = new Declarations(sets, channels);
    this.transitions = transitions;
    this.sets = sets;
    this.layout = layout;
    this.absorbing = new long[transitions.size()][];
    this.resent =
        channels == Channels.SET && analysis.isComplete()
            ? ResentLetters.of(analysis)
            : NumberSet.none();
    for (ProtocolTransition transition : transitions) {
      absorbing[transition.number()] =
          sets.all(
              consumer ->
                  channels == Channels.SET && mayBeAbsorbed(transition, consumer, analysis));
      necessary.add(net && waitsForAll(transition) ? necessary(transition) : List.of());
    }
    RelationSource source = new DeclaredRelations(sets, channels, net);
    for (ProcessComponent process : layout.processes()) {
      waiting.add(new Waiting(process, source));
    }
  }

  /** Whether the published dependency had to be corrected. */
  boolean isCorrected() {
    return Arrays.stream(absorbing).anyMatch(consumers -> !TransitionSet.isEmpty(consumers));
  }

  /** Makes the relations of each worker. */
  Supplier<LocatedRelations> relations() {
    return new PublishedRelations(transitions.size(), this, priorities()).under(Located::new);
  }

  /**
   * Whether {@code sender} may send a message of {@code consumer} while an equal one is pending.
   */
  private boolean mayBeAbsorbed(
      ProtocolTransition sender, ProtocolTransition consumer, LocalAnalysis analysis) {
    if (sender.process().equals(consumer.process()) || !sender.maySendTo(consumer)) {
      return false;
    }
    if (!analysis.isComplete()) {
      return true;
    }
    int index = consumer.process().index();
    ProcessComponent process = layout.processes().get(index);
    LocalGraph graph = analysis.graphs().get(index);
    return resent.stream()
        .filter(letter -> graph.letters().contains(letter))
        .filter(letter -> declarations.mayConsume(process, consumer, letter - graph.firstLetter()))
        .anyMatch(letter -> sends(sender, letter, analysis));
  }

  private static boolean sends(ProtocolTransition sender, int letter, LocalAnalysis analysis) {
    int process = sender.process().index();
    return analysis.graphs().get(process).locals().stream()
        .anyMatch(local -> analysis.facts(process).sends(local, sender.regular()).contains(letter));
  }

  /** Whether the transition consumes a message of each of its senders (is input-deterministic). */
  private static boolean waitsForAll(ProtocolTransition transition) {
    return transition.neededSenders() == transition.senders().size();
  }

  /** Definition 20: of each sender, the only transition that can send what is waited for. */
  private List<Necessary> necessary(ProtocolTransition transition) {
    List<Necessary> found = new ArrayList<>();
    for (ProcessInstance sender : transition.senders()) {
      List<ProtocolTransition> able =
          sets.own(sender).stream().filter(one -> one.maySendTo(transition)).toList();
      if (able.size() == 1) {
        found.add(new Necessary(able.get(0).number(), sender));
      }
    }
    return found;
  }

  /**
   * The order in which a transition is chosen to start a set: first those that consume nothing and
   * so begin something, then those that send and so go on, last those that only consume and so
   * complete something. Faults start no set.
   */
  private List<Integer> priorities() {
    return StreamSupport.stream(transitions.spliterator(), false)
        .filter(transition -> !transition.isMishap())
        .sorted(Comparator.comparing(PublishedProtocol::rank))
        .map(ProtocolTransition::number)
        .toList();
  }

  private static int rank(ProtocolTransition transition) {
    if (transition.neededSenders() == 0) {
      return 0;
    }
    return Objects.requireNonNull(transition.step()).sends().isEmpty() ? 2 : 1;
  }

  @Override
  public boolean isDependent(Integer first, Integer second) {
    return declarations.interferes(transitions.get(first), transitions.get(second))
        || TransitionSet.contains(absorbing[second], first);
  }

  @Override
  public boolean canEnable(Integer first, Integer second) {
    return declarations.canEnable(transitions.get(first), transitions.get(second));
  }

  @Override
  public List<Set<Integer>> necessaryEnablingSets(Integer transition) {
    return necessary.get(transition).stream().map(one -> Set.of(one.transition())).toList();
  }

  /** What the views of one process tell: of which senders no message waits for a transition. */
  private final class Waiting {

    private final int slot;

    /** The sketches of a split process; null if its views are values of one slot. */
    private final @Nullable ViewSketches sketches;

    private final ObjectMemo<boolean[][]> missing;

    Waiting(ProcessComponent process, RelationSource source) {
      slot = process.process().index();
      if (process.isSplit()) {
        ViewSketches own = new ViewSketches(source, process, layout.firstChannel(slot));
        sketches = own;
        missing = new ObjectMemo<>(place -> missing(process, own.view(place)));
      } else {
        sketches = null;
        missing = new ObjectMemo<>(view -> missing(process, process.view(view)));
      }
    }

    private boolean[][] missing(ProcessComponent process, View view) {
      return sets.own(slot).stream()
          .map(transition -> missing(process, view, transition))
          .toArray(boolean[][]::new);
    }

    private boolean[] missing(ProcessComponent process, View view, ProtocolTransition transition) {
      List<Necessary> all = necessary.get(transition.number());
      boolean[] missing = new boolean[all.size()];
      for (int index = 0; index < missing.length; index++) {
        int sender = all.get(index).sender().index();
        missing[index] =
            IntStream.of(view.pending())
                .noneMatch(
                    letter ->
                        process.letters().sender(letter) == sender
                            && declarations.mayConsume(process, transition, letter));
      }
      return missing;
    }

    boolean[][] in(int[] state) {
      return missing.of(sketches == null ? state[slot] : sketches.of(state));
    }
  }

  /** Definition 23: a necessary transition is to come while no message of its process waits. */
  private final class Located implements LocatedCondition {

    private int[] state = {};

    @Override
    public void moveTo(int[] located) {
      state = located;
    }

    @Override
    public boolean isNecessary(int transition, int index) {
      int process = transitions.get(transition).process().index();
      int place = transition - sets.own(process).get(0).number();
      return waiting.get(process).in(state)[place][index];
    }
  }
}
