package io.mazurka.protocols.reference;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDeclarations.Lie;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Predicate;

/** Explores all reachable global states of a protocol, breadth first, with nothing clever. */
public final class ReferenceExplorer {

  private ReferenceExplorer() {}

  /** The reachable graph, or nothing if it has more than {@code mostStates} states. */
  public static Optional<ReferenceGraph> explore(
      Protocol protocol, CheckOptions options, int mostStates) {
    return explore(protocol, options, Lying.ALWAYS_THERE, mostStates);
  }

  /** The same graph with another way of lying. */
  public static Optional<ReferenceGraph> explore(
      Protocol protocol, CheckOptions options, Lying lying, int mostStates) {
    return explore(protocol, options, lying, state -> true, mostStates);
  }

  /** The same graph, in which states outside {@code within} have no steps. */
  public static Optional<ReferenceGraph> explore(
      Protocol protocol,
      CheckOptions options,
      Lying lying,
      Predicate<GlobalState> within,
      int mostStates) {
    ProtocolOptions own = ProtocolOptions.of(options);
    Map<Mishap, Integer> most = new HashMap<>(protocol.mishaps());
    most.putAll(own.mishaps());
    Integer crashes = own.maxCrashes();
    if (crashes != null && !protocol.crashing().isEmpty()) {
      most.put(Mishap.CRASH, crashes);
    }
    ReferenceSteps steps =
        new ReferenceSteps(protocol, own.traffic(), own.mostCrashes(), most, lying);
    ReferenceGraph graph = new ReferenceGraph(protocol);
    Queue<GlobalState> queue = new ArrayDeque<>();
    for (GlobalState initial : initialStates(protocol, lying)) {
      if (graph.addState(initial, 0)) {
        queue.add(initial);
      }
    }
    while (!queue.isEmpty()) {
      GlobalState state = queue.remove();
      List<Action> actions = within.test(state) ? steps.of(state) : List.of();
      graph.setActions(state, actions);
      for (Action action : actions) {
        if (graph.addState(action.target(), graph.depth(state) + 1)) {
          queue.add(action.target());
        }
      }
      if (graph.states().size() > mostStates) {
        return Optional.empty();
      }
    }
    return Optional.of(graph);
  }

  private static List<GlobalState> initialStates(Protocol protocol, Lying lying) {
    Map<Link, Content> lies = new HashMap<>();
    if (lying == Lying.ALWAYS_THERE) {
      for (Lie lie : protocol.lies()) {
        lies.merge(
            new Link(lie.liar(), lie.recipient()),
            Content.empty(protocol.channels()).with(lie.message()),
            (some, more) -> some.with(lie.message()));
      }
    }
    List<GlobalState> states = new ArrayList<>();
    for (List<Object> inOrder : protocol.initialStates()) {
      Map<ProcessId, Object> locals = new HashMap<>();
      Iterator<Object> next = inOrder.iterator();
      for (Role<?> role : protocol.roles()) {
        role.members().forEach(member -> locals.put(member, next.next()));
      }
      states.add(GlobalState.initial(locals, lies, protocol.monitors()));
    }
    return states;
  }
}
