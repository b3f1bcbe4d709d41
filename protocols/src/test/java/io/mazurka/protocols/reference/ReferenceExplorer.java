package io.mazurka.protocols.reference;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.Role;
import io.mazurka.protocols.options.ProtocolOptions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;

/** Explores all reachable global states of a protocol, breadth first, with nothing clever. */
public final class ReferenceExplorer {

  private ReferenceExplorer() {}

  /** The reachable graph, or nothing if it has more than {@code mostStates} states. */
  public static Optional<ReferenceGraph> explore(
      Protocol protocol, CheckOptions options, int mostStates) {
    ProtocolOptions own = ProtocolOptions.of(options);
    ReferenceSteps steps = new ReferenceSteps(protocol, own.traffic(), own.mostCrashes());
    ReferenceGraph graph = new ReferenceGraph(protocol);
    Queue<GlobalState> queue = new ArrayDeque<>();
    for (GlobalState initial : initialStates(protocol)) {
      if (graph.addState(initial, 0)) {
        queue.add(initial);
      }
    }
    while (!queue.isEmpty()) {
      GlobalState state = queue.remove();
      List<Action> actions = steps.of(state);
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

  private static List<GlobalState> initialStates(Protocol protocol) {
    List<GlobalState> states = new ArrayList<>();
    for (List<Object> inOrder : protocol.initialStates()) {
      Map<ProcessId, Object> locals = new HashMap<>();
      Iterator<Object> next = inOrder.iterator();
      for (Role<?> role : protocol.roles()) {
        role.members().forEach(member -> locals.put(member, next.next()));
      }
      states.add(GlobalState.initial(locals, protocol.monitors()));
    }
    return states;
  }
}
