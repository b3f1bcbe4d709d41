package io.mazurka.temporal.graph;

import io.mazurka.testkit.Cuts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A graph with labels as data. Its states are those that have a label.
 *
 * @param unexpanded states of which nothing more is known than their edges here, which are none in
 *     most cases
 * @param resting states where a run may stay for ever although they have edges; those that have
 *     none do not count
 */
public record GraphPlan(
    List<Integer> initial,
    List<Edge> edges,
    List<Long> labels,
    List<Integer> unexpanded,
    List<Integer> resting) {

  public GraphPlan {
    initial = List.copyOf(initial);
    edges = List.copyOf(edges);
    labels = List.copyOf(labels);
    unexpanded = List.copyOf(unexpanded);
    resting = List.copyOf(resting);
  }

  /** A graph in which runs stay only where there are no edges. */
  public GraphPlan(
      List<Integer> initial, List<Edge> edges, List<Long> labels, List<Integer> unexpanded) {
    this(initial, edges, labels, unexpanded, List.of());
  }

  /** An edge that an action takes. */
  public record Edge(int source, int action, int target) {

    @Override
    public String toString() {
      return "%d -%d-> %d".formatted(source, action, target);
    }
  }

  /** A graph that begins in state 0, all of it known. */
  public static GraphPlan of(List<Long> labels, Edge... edges) {
    return new GraphPlan(List.of(0), List.of(edges), labels, List.of());
  }

  public static GraphPlan draw(Random random, int mostStates, int atoms, int actions) {
    int states = 1 + random.nextInt(mostStates);
    List<Integer> unexpanded =
        random.nextInt(3) > 0
            ? List.of()
            : IntStream.range(0, states).filter(state -> random.nextInt(5) == 0).boxed().toList();
    int number = random.nextInt(1 + states * (1 + random.nextInt(3)));
    List<Edge> edges = new ArrayList<>();
    for (int count = 0; count < number; count++) {
      int source = random.nextInt(states);
      int target = random.nextInt(4) > 0 ? random.nextInt(states) : (source + 1) % states;
      if (!unexpanded.contains(source)) {
        edges.add(new Edge(source, random.nextInt(actions), target));
      }
    }
    List<Long> labels =
        IntStream.range(0, states).mapToObj(state -> (long) random.nextInt(1 << atoms)).toList();
    List<Integer> initial =
        IntStream.range(0, states)
            .filter(state -> state == 0 || random.nextInt(3 * states) == 0)
            .boxed()
            .toList();
    List<Integer> resting =
        random.nextInt(2) > 0
            ? List.of()
            : IntStream.range(0, states).filter(state -> random.nextInt(3) == 0).boxed().toList();
    return new GraphPlan(initial, edges, labels, unexpanded, resting);
  }

  public int states() {
    return labels.size();
  }

  /** The edges that leave a state, in their order. */
  public List<Edge> edgesOf(int state) {
    return edges.stream().filter(edge -> edge.source() == state).toList();
  }

  /** The edges in the order of the numbers that they have in the graph. */
  public List<Edge> numbered() {
    return IntStream.range(0, states()).boxed().flatMap(state -> edgesOf(state).stream()).toList();
  }

  /** Whether there is no way on. */
  public boolean isOver(int state) {
    return !unexpanded.contains(state) && edgesOf(state).isEmpty();
  }

  /** Whether a run may stay, though there may be a way on. */
  public boolean isResting(int state) {
    return resting.contains(state) && !edgesOf(state).isEmpty();
  }

  public boolean isTerminal(int state) {
    return isOver(state) || isResting(state);
  }

  public StateGraph graph() {
    int[] firsts = new int[states() + 1];
    for (int state = 0; state < states(); state++) {
      firsts[state + 1] = firsts[state] + edgesOf(state).size();
    }
    BitSet open = new BitSet();
    unexpanded.forEach(open::set);
    List<Edge> numbered = numbered();
    BitSet staying = new BitSet();
    resting.forEach(staying::set);
    return new StateGraph(
            initial.stream().mapToInt(state -> state).toArray(),
            firsts,
            numbered.stream().mapToInt(Edge::target).toArray(),
            numbered.stream().mapToInt(Edge::action).toArray(),
            open)
        .restingIn(staying);
  }

  public long[] labelArray() {
    return labels.stream().mapToLong(label -> label).toArray();
  }

  public GraphPlan withEdges(List<Edge> others) {
    return new GraphPlan(initial, others, labels, unexpanded, resting);
  }

  public GraphPlan withUnexpanded(List<Integer> others) {
    return new GraphPlan(initial, edges, labels, others, resting);
  }

  public GraphPlan withResting(List<Integer> others) {
    return new GraphPlan(initial, edges, labels, unexpanded, others);
  }

  /** What may lie behind the unexpanded states: some edges, and a state that was not seen yet. */
  public GraphPlan continued(Random random, int actions, int atoms) {
    int fresh = states();
    List<Long> more = new ArrayList<>(labels);
    more.add((long) random.nextInt(1 << atoms));
    List<Edge> all = new ArrayList<>(edges);
    Stream.concat(unexpanded.stream(), Stream.of(fresh))
        .forEach(
            state -> {
              for (int count = random.nextInt(3); count > 0; count--) {
                all.add(new Edge(state, random.nextInt(actions), random.nextInt(fresh + 1)));
              }
            });
    return new GraphPlan(initial, all, more, List.of(), resting);
  }

  /** Graphs with less in them. */
  public Stream<GraphPlan> smaller() {
    return Stream.of(
            Cuts.of(edges).map(this::withEdges),
            Cuts.of(unexpanded).map(this::withUnexpanded),
            Cuts.of(resting).map(this::withResting),
            Cuts.of(initial, 1)
                .map(some -> new GraphPlan(some, edges, labels, unexpanded, resting)),
            Cuts.inside(labels, label -> label == 0 ? Stream.of() : Stream.of(label & label - 1))
                .map(lower -> new GraphPlan(initial, edges, lower, unexpanded, resting)),
            IntStream.range(1, states()).mapToObj(this::without).flatMap(each -> each))
        .flatMap(each -> each);
  }

  /** Without the last state, if nothing has to do with it. */
  private Stream<GraphPlan> without(int state) {
    boolean used =
        state != states() - 1
            || initial.contains(state)
            || unexpanded.contains(state)
            || resting.contains(state)
            || edges.stream().anyMatch(edge -> edge.source() == state || edge.target() == state);
    return used
        ? Stream.of()
        : Stream.of(new GraphPlan(initial, edges, labels.subList(0, state), unexpanded, resting));
  }

  @Override
  public String toString() {
    return "initial %s, labels %s, unexpanded %s, resting %s; %s"
        .formatted(
            initial,
            labels.stream().map(Long::toBinaryString).toList(),
            unexpanded,
            resting,
            edges.stream().map(Edge::toString).collect(Collectors.joining(", ")));
  }
}
