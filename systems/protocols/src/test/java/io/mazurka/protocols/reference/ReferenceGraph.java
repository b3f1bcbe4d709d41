package io.mazurka.protocols.reference;

import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.Snapshot;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** The reachable global states of a protocol with their steps. */
public final class ReferenceGraph {

  private final Protocol protocol;
  private final Map<GlobalState, Integer> depths = new LinkedHashMap<>();
  private final Map<GlobalState, List<Action>> actions = new LinkedHashMap<>();

  ReferenceGraph(Protocol protocol) {
    this.protocol = protocol;
  }

  boolean addState(GlobalState state, int depth) {
    return depths.putIfAbsent(state, depth) == null;
  }

  void setActions(GlobalState state, List<Action> found) {
    actions.put(state, found);
  }

  public Protocol protocol() {
    return protocol;
  }

  public List<GlobalState> initialStates() {
    return depths.keySet().stream().filter(state -> depth(state) == 0).toList();
  }

  public Set<GlobalState> states() {
    return depths.keySet();
  }

  public List<Action> actions(GlobalState state) {
    return actions.getOrDefault(state, List.of());
  }

  /** The fewest steps to a state. */
  public int depth(GlobalState state) {
    return depths.get(state);
  }

  /**
   * The graph in which states are merged that {@code merge} maps to the same state; they must have
   * the same steps.
   */
  public ReferenceGraph merged(UnaryOperator<GlobalState> merge) {
    ReferenceGraph smaller = new ReferenceGraph(protocol);
    depths.forEach(
        (state, depth) -> {
          GlobalState representative = merge.apply(state);
          List<Action> steps =
              actions(state).stream().map(a -> a.to(merge.apply(a.target()))).toList();
          if (smaller.addState(representative, depth)) {
            smaller.setActions(representative, steps);
          } else if (!frequencies(steps).equals(frequencies(smaller.actions(representative)))) {
            throw new IllegalStateException(
                "other steps in %s than in %s".formatted(state, representative));
          }
        });
    return smaller;
  }

  private static Map<Action, Long> frequencies(List<Action> steps) {
    return steps.stream().collect(Collectors.groupingBy(step -> step, Collectors.counting()));
  }

  /** The figures by which graphs are compared. */
  public Figures figures() {
    return new Figures(
        depths.size(),
        actions.values().stream().mapToLong(Collection::size).sum(),
        depths.keySet().stream().filter(this::mayEnd).count(),
        depths.keySet().stream().filter(state -> !violated(state).isEmpty()).count(),
        depths.values().stream().mapToInt(Integer::intValue).max().orElseThrow());
  }

  /** The number of steps to a nearest state where an invariant fails, if there is one. */
  public OptionalInt shortestViolation() {
    return depths.keySet().stream()
        .filter(state -> !violated(state).isEmpty())
        .mapToInt(this::depth)
        .min();
  }

  /** The names of the invariants that fail somewhere. */
  public Set<String> violated() {
    return depths.keySet().stream()
        .flatMap(state -> violated(state).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The names of the properties whose conditions fail in a state. */
  public Set<String> violated(GlobalState state) {
    return protocol.properties().stream()
        .filter(invariant -> invariant.failure().apply(snapshot(state)).isPresent())
        .map(PropertyDefinition::name)
        .collect(Collectors.toSet());
  }

  /** What properties can see of the reachable states: local states and monitors. */
  public Set<Visible> visible() {
    return depths.keySet().stream()
        .map(state -> new Visible(state.locals(), state.monitors()))
        .collect(Collectors.toSet());
  }

  /** Whether an execution may end there: nothing can happen, or nothing but mishaps. */
  private boolean mayEnd(GlobalState state) {
    return actions(state).stream().allMatch(Action::mishap);
  }

  /** The names of the properties that fail in some state where an execution may end. */
  public Set<String> failAtTheEnd() {
    return failing(this::mayEnd);
  }

  /** Whether a property that fails at the end does so only where a mishap is still possible. */
  public boolean isOnlyBeforeMishaps(String property) {
    return !failing(state -> actions(state).isEmpty()).contains(property);
  }

  private Set<String> failing(Predicate<GlobalState> where) {
    return depths.keySet().stream()
        .filter(where)
        .flatMap(state -> violated(state).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** What properties can see of the states where executions may end. */
  public Set<Visible> visibleAtTheEnd() {
    return depths.keySet().stream()
        .filter(this::mayEnd)
        .map(state -> new Visible(state.locals(), state.monitors()))
        .collect(Collectors.toSet());
  }

  /** The part of a global state that properties can see. */
  public record Visible(Map<?, Object> locals, Map<?, Object> monitors) {}

  /** The figures of a graph. */
  public record Figures(long states, long transitions, long terminal, long violating, int depth) {}

  private static Snapshot snapshot(GlobalState state) {
    return new Snapshot() {
      @Override
      @SuppressWarnings("unchecked")
      public <S> List<S> of(Role<S> role) {
        return role.members().stream().map(member -> (S) state.locals().get(member)).toList();
      }

      @Override
      @SuppressWarnings("unchecked")
      public <T> T of(Monitor<T> monitor) {
        return (T) state.monitors().get(monitor);
      }
    };
  }
}
