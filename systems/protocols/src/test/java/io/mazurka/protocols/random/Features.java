package io.mazurka.protocols.random;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.crashes.CrashNotice;
import io.mazurka.protocols.reference.Action;
import io.mazurka.protocols.reference.Action.Sent;
import io.mazurka.protocols.reference.Content;
import io.mazurka.protocols.reference.GlobalState;
import io.mazurka.protocols.reference.Link;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.protocols.roles.Received;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/** Finds in a graph what {@link Feature} names. */
final class Features {

  private Features() {}

  private static boolean anyAction(
      ReferenceGraph graph, BiPredicate<GlobalState, Action> condition) {
    return graph.states().stream()
        .anyMatch(
            state ->
                graph.actions(state).stream().anyMatch(action -> condition.test(state, action)));
  }

  /** Whether two steps that are possible in the same state are related. */
  private static boolean anyPair(ReferenceGraph graph, BiPredicate<Action, Action> relation) {
    for (GlobalState state : graph.states()) {
      List<Action> actions = graph.actions(state);
      for (int i = 0; i < actions.size(); i++) {
        for (int j = i + 1; j < actions.size(); j++) {
          if (actions.get(i).process().equals(actions.get(j).process())
              && relation.test(actions.get(i), actions.get(j))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  static boolean hasDuplicateSend(ReferenceGraph graph) {
    return anyAction(
        graph,
        (state, action) ->
            action.sent().stream()
                .anyMatch(
                    sent ->
                        state.contains(new Link(action.process(), sent.to()), sent.message())
                            || Collections.frequency(action.sent(), sent) > 1));
  }

  private static boolean share(Action one, Action other) {
    return !Collections.disjoint(one.consumed(), other.consumed());
  }

  static boolean hasOverlappingQuorums(ReferenceGraph graph) {
    return anyPair(
        graph,
        (one, other) ->
            one.step() == other.step()
                && share(one, other)
                && !one.consumed().equals(other.consumed()));
  }

  static boolean hasCompetingConsumers(ReferenceGraph graph) {
    return anyPair(graph, (one, other) -> one.step() != other.step() && share(one, other));
  }

  static boolean hasUnreadMessage(ReferenceGraph graph) {
    return graph.states().stream()
        .anyMatch(state -> graph.actions(state).isEmpty() && !state.pending().isEmpty());
  }

  /** A message in a channel. */
  private record Letter(Link link, Object message) {}

  private static Set<Letter> consumedIn(ReferenceGraph graph, GlobalState state) {
    Set<Letter> letters = new HashSet<>();
    for (Action action : graph.actions(state)) {
      for (Received<?> received : action.consumed()) {
        letters.add(new Letter(new Link(received.sender(), action.process()), received.message()));
      }
    }
    return letters;
  }

  static boolean hasRevivedMessage(ReferenceGraph graph) {
    Set<Letter> stuck = new HashSet<>();
    Set<Letter> consumed = new HashSet<>();
    for (GlobalState state : graph.states()) {
      Set<Letter> now = consumedIn(graph, state);
      consumed.addAll(now);
      state
          .pending()
          .forEach(
              (link, content) ->
                  content.messages().stream()
                      .map(message -> new Letter(link, message))
                      .filter(letter -> !now.contains(letter))
                      .forEach(stuck::add));
    }
    return !Collections.disjoint(stuck, consumed);
  }

  static boolean hasBlockingHead(ReferenceGraph graph) {
    return graph.states().stream()
        .anyMatch(
            state -> {
              Set<Letter> now = consumedIn(graph, state);
              return state.pending().entrySet().stream()
                  .anyMatch(entry -> isBlocked(entry.getKey(), entry.getValue(), now));
            });
  }

  private static boolean isBlocked(Link link, Content content, Set<Letter> consumed) {
    return content.kind() == Channels.FIFO
        && content.messages().size() > 1
        && !consumed.contains(new Letter(link, content.queue().get(0)));
  }

  static boolean hasDuplicateInitialStates(ReferenceGraph graph) {
    return graph.initialStates().size() < graph.protocol().initialStates().size();
  }

  static boolean hasMonitorOfTwoProcesses(ReferenceGraph graph) {
    return graph.protocol().monitors().stream()
        .anyMatch(
            monitor ->
                graph.states().stream()
                        .flatMap(state -> graph.actions(state).stream())
                        .filter(action -> action.step() != null && monitor.hears(action.step()))
                        .map(Action::process)
                        .distinct()
                        .count()
                    > 1);
  }

  /** Whether a step can take messages of several numbers of senders. */
  static boolean hasSeveralSizes(ReferenceGraph graph) {
    return anyPair(
        graph, (one, other) -> one.step() == other.step() && senders(one) != senders(other));
  }

  private static long senders(Action action) {
    return action.consumed().stream().map(Received::sender).distinct().count();
  }

  /** Whether a step of one process makes room for a step of another, and nothing else. */
  static boolean hasRoomMade(ReferenceGraph graph) {
    return graph.protocol().isBounded()
        && anyAction(
            graph,
            (state, action) ->
                graph.actions(action.target()).stream()
                    .filter(later -> !later.process().equals(action.process()))
                    .filter(later -> !later.sent().isEmpty())
                    .filter(
                        later ->
                            action.consumed().stream()
                                .anyMatch(taken -> taken.sender().equals(later.process())))
                    .anyMatch(
                        later ->
                            graph.actions(state).stream()
                                .noneMatch(
                                    other ->
                                        other.process().equals(later.process())
                                            && other.step() == later.step())));
  }

  /** Whether a step takes several messages of one sender. */
  static boolean hasSweep(ReferenceGraph graph) {
    return anyAction(graph, (state, action) -> action.consumed().size() > senders(action));
  }

  /** Whether a message keeps a process from a step that was possible before it was sent. */
  static boolean hasSpoiledSweep(ReferenceGraph graph) {
    return anyAction(
        graph,
        (state, action) ->
            graph.actions(state).stream()
                .filter(other -> !other.process().equals(action.process()))
                .filter(other -> other.step() != null && other.step().quorum().watches())
                .anyMatch(
                    other ->
                        graph.actions(action.target()).stream()
                            .noneMatch(
                                later ->
                                    later.process().equals(other.process())
                                        && later.step() == other.step())));
  }

  static boolean hasOutcomes(ReferenceGraph graph, boolean sameTarget) {
    return anyPair(
        graph,
        (one, other) ->
            one.step() == other.step()
                && one.consumed().equals(other.consumed())
                && !one.crashing()
                && !other.crashing()
                && one.target().equals(other.target()) == sameTarget);
  }

  static boolean hasReplyToQuorum(ReferenceGraph graph) {
    return anyAction(
        graph,
        (state, action) ->
            action.consumed().size() > 1
                && action.sent().stream()
                    .map(Sent::to)
                    .collect(Collectors.toSet())
                    .containsAll(action.consumed().stream().map(Received::sender).toList()));
  }

  static boolean hasDetectedCrash(ReferenceGraph graph) {
    return anyAction(graph, (state, action) -> action.step() != null && action.step().detects());
  }

  static boolean hasWaitingNotice(ReferenceGraph graph) {
    return graph.protocol().steps().stream().anyMatch(step -> step.quorum().alone())
        && graph.states().stream()
            .flatMap(state -> state.pending().values().stream())
            .anyMatch(
                content ->
                    content.messages().stream().anyMatch(CrashNotice::is) && content.size() > 1);
  }

  static boolean hasPartialCrash(ReferenceGraph graph) {
    return anyPair(
        graph,
        (one, other) ->
            other.crashing()
                && !one.crashing()
                && one.step() == other.step()
                && !other.sent().isEmpty()
                && other.sent().size() < one.sent().size());
  }
}
