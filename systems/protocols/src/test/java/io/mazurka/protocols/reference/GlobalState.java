package io.mazurka.protocols.reference;

import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * A global state, in plain collections. Immutable.
 *
 * @param locals the local state of each process
 * @param pending the channels that are not empty; with input buffers, what was not yet delivered
 * @param delivered the input buffers that are not empty
 * @param monitors the state of each monitor
 * @param crashed the processes that have crashed
 * @param spent how often something bounded has happened
 */
public record GlobalState(
    Map<ProcessId, Object> locals,
    Map<Link, Content> pending,
    Map<Link, Content> delivered,
    Map<Monitor<?>, Object> monitors,
    Set<ProcessId> crashed,
    Map<Mishap, Integer> spent) {

  public GlobalState {
    locals = Map.copyOf(locals);
    pending = Map.copyOf(pending);
    delivered = Map.copyOf(delivered);
    monitors = Map.copyOf(monitors);
    crashed = Set.copyOf(crashed);
    spent = Map.copyOf(spent);
  }

  static GlobalState initial(
      Map<ProcessId, Object> locals, Map<Link, Content> pending, Collection<Monitor<?>> monitors) {
    Map<Monitor<?>, Object> states = new HashMap<>();
    monitors.forEach(monitor -> states.put(monitor, monitor.initial()));
    return new GlobalState(locals, pending, Map.of(), states, Set.of(), Map.of());
  }

  /** Whether {@code message} is on its way, or has arrived and was not consumed. */
  public boolean contains(Link link, Object message) {
    return Stream.of(pending, delivered)
        .anyMatch(buffers -> buffers.containsKey(link) && buffers.get(link).contains(message));
  }

  /** The state without the pending messages that {@code dead} holds of. */
  public GlobalState without(BiPredicate<Link, Object> dead) {
    GlobalState fewer = this;
    for (Map.Entry<Link, Content> entry : pending.entrySet()) {
      Link link = entry.getKey();
      fewer =
          fewer.withPending(link, entry.getValue().withoutAll(message -> dead.test(link, message)));
    }
    return fewer;
  }

  GlobalState withLocal(ProcessId process, Object local) {
    return new GlobalState(
        replaced(locals, process, local), pending, delivered, monitors, crashed, spent);
  }

  GlobalState withPending(Link link, Content content) {
    return new GlobalState(
        locals, replaced(pending, link, content), delivered, monitors, crashed, spent);
  }

  GlobalState withDelivered(Link link, Content content) {
    return new GlobalState(
        locals, pending, replaced(delivered, link, content), monitors, crashed, spent);
  }

  GlobalState withMonitor(Monitor<?> monitor, Object state) {
    return new GlobalState(
        locals, pending, delivered, replaced(monitors, monitor, state), crashed, spent);
  }

  GlobalState withCrash(ProcessId process) {
    Set<ProcessId> more = new HashSet<>(crashed);
    more.add(process);
    return new GlobalState(locals, pending, delivered, monitors, more, spent);
  }

  GlobalState withSpent(Mishap kind) {
    int before = spent.getOrDefault(kind, 0);
    Map<Mishap, Integer> more = replaced(spent, kind, before + 1);
    return new GlobalState(locals, pending, delivered, monitors, crashed, more);
  }

  private static <K, V> Map<K, V> replaced(Map<K, V> map, K key, V value) {
    Map<K, V> changed = new HashMap<>(map);
    if (value instanceof Content content && content.size() == 0) {
      changed.remove(key);
    } else {
      changed.put(key, value);
    }
    return changed;
  }
}
