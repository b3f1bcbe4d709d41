package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.table.KeyMemo;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalIndependence;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Relations derived from the local graphs of the processes. They are finer than declared ones: they
 * relate single messages instead of types, and depend on the local state of each process. Shared
 * between workers.
 */
final class DerivedRelations implements RelationSource {

  private final LocalAnalysis analysis;
  private final TransitionSets sets;
  private final @Nullable Visibility visibility;
  private final Senders senders;
  private final @Nullable Consumers consumers;
  private final boolean net;

  /** The letters that may be sent while they are pending; only these can be absorbed. */
  private final BitSet sentAgain = new BitSet();

  /** Per process, which of its transitions interfere. */
  private final List<LocalIndependence> independence = new ArrayList<>();

  /** Per process and local state, its relations. */
  private final List<ObjectMemo<LocalRelations>> known = new ArrayList<>();

  /** The necessary enabling sets of disabled transitions. */
  private final KeyMemo<Waiting, RelatedTransitions[]> enabling = new KeyMemo<>(this::enabling);

  /**
   * A transition that waits in a local state.
   *
   * @param place its index among the transitions of the process
   * @param present the senders of the waiting messages that it may consume
   */
  private record Waiting(
      ProcessComponent process, LocalRelations local, int place, BitSet present) {}

  /**
   * @param processes all processes of the protocol
   * @param analysis an analysis of the protocol
   * @param visibility tells which transitions are visible from a local state on, if that is known
   * @param senders tells who can send which letters, according to the same analysis
   * @param consumers tells who can consume which letters, if dead messages are dropped; else null
   * @param net whether only a sender of its messages enables a transition that waits for messages
   */
  DerivedRelations(
      List<ProcessComponent> processes,
      LocalAnalysis analysis,
      TransitionSets sets,
      @Nullable Visibility visibility,
      Senders senders,
      @Nullable Consumers consumers,
      boolean net) {
    this.analysis = analysis;
    this.sets = sets;
    this.visibility = visibility;
    this.senders = senders;
    this.consumers = consumers;
    this.net = net;
    for (LocalGraph graph : analysis.graphs()) {
      independence.add(new LocalIndependence(analysis, graph.process()));
      analysis.facts(graph.process()).canSendAgain().stream().forEach(sentAgain::set);
    }
    for (ProcessComponent process : processes) {
      known.add(new ObjectMemo<>(local -> computeRelations(process, local)));
    }
  }

  @Override
  public RemainingTransitions remaining(ProcessComponent process, View view) {
    LocalRelations local = relations(process, view.local());
    return view.crashed()
        ? new RemainingTransitions(
            RemainingTransitions.CRASHED, sets.none(), local.remaining.invisible)
        : local.remaining;
  }

  @Override
  public ViewRelations of(ProcessComponent process, View view, int number) {
    List<ProtocolTransition> own = sets.own(process.process());
    LocalRelations local = relations(process, view.local());
    RelatedTransitions[] interfering = new RelatedTransitions[own.size()];
    RelatedTransitions[][] enablers = new RelatedTransitions[own.size()][];
    for (int place = 0; place < own.size(); place++) {
      interfering[place] = local.interfering(place, view.pending());
      BitSet present = new BitSet();
      for (int letter : view.pending()) {
        if (local.mayConsume(own.get(place), letter)) {
          present.set(process.letters().sender(letter));
        }
      }
      enablers[place] = enabling.of(new Waiting(process, local, place, present));
    }
    int receiver = process.process().index();
    return new ViewRelations(
        view.crashed() ? RemainingTransitions.CRASHED : view.local(),
        interfering,
        enablers,
        number < 0 ? sentFrom(process, view) : sets.sent(process, number, this::maySendAgain),
        Arrays.stream(view.pending()).filter(letter -> maySendAgain(receiver, letter)).toArray(),
        local.takers,
        sets.waiting(process, view),
        local.filling);
  }

  /** Per own transition, the letters that it may send in a local state, whatever letters wait. */
  private int[][] sentFrom(ProcessComponent process, View view) {
    LocalGraph graph = analysis.graphs().get(process.process().index());
    return sets.own(process.process()).stream()
        .map(
            transition ->
                graph.steps(view.local()).stream()
                    .filter(step -> step.transition() == transition.regular())
                    .flatMap(step -> step.sent().stream())
                    .distinct()
                    .flatMapToInt(this::sentAgain)
                    .toArray())
        .toArray(int[][]::new);
  }

  /**
   * The recipient of a letter and its number there, if the letter may be sent again; else nothing.
   */
  private IntStream sentAgain(int letter) {
    int recipient = analysis.background().meaning().recipient(letter);
    return sentAgain.get(letter)
        ? IntStream.of(recipient, letter - analysis.graphs().get(recipient).firstLetter())
        : IntStream.empty();
  }

  @Override
  public Object meaning(ProcessComponent process, int local, int letter) {
    boolean again = maySendAgain(process.process().index(), letter);
    return relations(process, local)
        .meaning(letter, process.letters().sender(letter), again ? letter : -1);
  }

  private boolean maySendAgain(int recipient, int letter) {
    return sentAgain.get(analysis.graphs().get(recipient).firstLetter() + letter);
  }

  @Override
  public void addSenders(int letters, int[] locals, long[] set) {
    senders.addTo(letters, locals, set);
  }

  @Override
  public boolean mayBeConsumed(int letters, int[] locals) {
    return consumers == null || consumers.any(letters, locals);
  }

  private LocalRelations relations(ProcessComponent process, int local) {
    return known.get(process.process().index()).of(local);
  }

  private LocalRelations computeRelations(ProcessComponent process, int local) {
    int index = process.process().index();
    List<ProtocolTransition> own = sets.own(process.process());
    return new LocalRelations(
        local,
        visibility == null
            ? sets.none()
            : visibility.invisible(own, local, independence.get(index), sets),
        analysis,
        index,
        independence.get(index),
        own,
        process.letters().size(),
        senders,
        consumers,
        sets);
  }

  /**
   * A disabled transition needs either a choice of letters that this local state does not offer, or
   * a letter that is not waiting. If it has both, it needs something else, such as room for what it
   * sends.
   */
  private RelatedTransitions[] enabling(Waiting waiting) {
    ProcessComponent process = waiting.process();
    LocalRelations local = waiting.local();
    int place = waiting.place();
    ProtocolTransition transition = sets.own(process.process()).get(place);
    List<RelatedTransitions> found = new ArrayList<>();
    if (net) {
      if (!local.canFire[place]) {
        found.add(new RelatedTransitions(local.enabledLocally[place], Senders.NOBODY));
      }
      for (List<ProcessInstance> some : missing(transition, waiting.present())) {
        BitSet letters = new BitSet();
        int first = analysis.graphs().get(process.process().index()).firstLetter();
        local.consumes[place].stream()
            .filter(letter -> isFrom(some, process.letters().sender(letter - first)))
            .forEach(letters::set);
        found.add(new RelatedTransitions(sets.none(), senders.number(letters)));
      }
    }
    if (found.isEmpty()) {
      long[] others = local.enabledLocally[place].clone();
      int[] filling = local.filling[place];
      for (int index = 0; index < filling.length; index += 2) {
        TransitionSet.addAll(others, sets.receiving(filling[index], process.process().index()));
      }
      found.add(new RelatedTransitions(others, senders.number(local.consumes[place])));
    }
    return found.toArray(RelatedTransitions[]::new);
  }

  private static boolean isFrom(List<ProcessInstance> some, int sender) {
    return some.stream().anyMatch(process -> process.index() == sender);
  }

  /**
   * Sets of senders: for each set, some sender in it must send before the transition has all its
   * messages.
   */
  private static List<List<ProcessInstance>> missing(
      ProtocolTransition transition, BitSet present) {
    List<ProcessInstance> missing =
        transition.senders().stream().filter(sender -> !present.get(sender.index())).toList();
    int there = transition.senders().size() - missing.size();
    int needed = transition.neededSenders() - there;
    return TransitionSets.necessarySenders(missing, needed);
  }
}
