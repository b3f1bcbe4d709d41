package io.mazurka.lpor;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.lpor.ExactRelations.Necessity;
import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.StubbornSetAudit;
import io.mazurka.lpor.forward.ForwardEnableSets;
import io.mazurka.lpor.forward.ForwardStubbornSets;
import io.mazurka.lpor.forward.OnlineForwardEnableSets;
import io.mazurka.lpor.forward.PrecomputedForwardEnableSets;
import io.mazurka.lpor.forward.SearchPath;
import io.mazurka.testkit.RandomRun;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every algorithm on random systems, whose exact relations are known from their full graphs. */
class StubbornSetTests {

  private static final int ALL = 1000;

  /** Systems with many choices have exponentially many pairs; this is enough for nearly all. */
  private static final int MOST_PAIRS = 20_000;

  private final int[] position = new int[1];

  /** Says something of a random system; the seed stands for whatever else is drawn. */
  private interface Claim {
    void check(RandomSystem system, long seed);
  }

  private void onSystems(int draws, Claim claim) {
    new RandomRun<SystemPlan>(
            getClass(), SystemPlan::draw, (plan, trial) -> claim.check(plan.system(), trial.seed()))
        .inTurn(0, draws)
        .requireNoDifference();
  }

  @Test
  void everySetOfEveryStateIsStubborn() {
    onSystems(
        150,
        (system, seed) -> {
          ExplicitGraph graph = system.graph();
          ExactRelations relations = relations(system, Necessity.FROM_SOME_STATE, seed);
          StubbornSetAudit audit = new StubbornSetAudit(graph, MOST_PAIRS);
          List<StubbornSetAlgorithm> algorithms = algorithms(relations);
          for (int state = 0; state < graph.states(); state++) {
            position[0] = state;
            long[] enabled = enabled(graph, state);
            Set<Long> checked = new HashSet<>();
            for (StubbornSetAlgorithm algorithm : algorithms) {
              for (int start : TransitionSet.members(enabled)) {
                long[] set = compute(algorithm, start, enabled);
                if (checked.add(set[0])) {
                  assertThat(audit.check(state, set).violations()).isEmpty();
                }
              }
            }
          }
        });
  }

  @Test
  void setOnTheWayFromAnInitialStateIsStubborn() {
    onSystems(
        200,
        (system, seed) -> {
          ExplicitGraph graph = system.graph();
          RelationTable table = table(relations(system, Necessity.FROM_THE_START, seed));
          SearchPath path = new SearchPath(table);
          StubbornSetAudit audit = new StubbornSetAudit(graph, MOST_PAIRS);
          List<StubbornSetAlgorithm> algorithms =
              List.of(
                  new ForwardStubbornSets(table, new PrecomputedForwardEnableSets(table), path),
                  new StubbornClosure(table.transitions(), new StaticRelations(table, path)));
          Random random = new Random(seed);
          int state = graph.initialStates()[0];
          for (int length = 0; length < 15; length++) {
            long[] enabled = enabled(graph, state);
            for (int start : TransitionSet.members(enabled)) {
              for (StubbornSetAlgorithm algorithm : algorithms) {
                long[] set = compute(algorithm, start, enabled);
                assertThat(audit.check(state, set).violations()).isEmpty();
              }
            }
            int edges = graph.firstEdge(state + 1) - graph.firstEdge(state);
            if (edges == 0) {
              return;
            }
            int edge = graph.firstEdge(state) + random.nextInt(edges);
            path.push(graph.transition(edge));
            state = graph.target(edge);
          }
        });
  }

  @Test
  void enablingSetsOnlyMakeSetsSmaller() {
    onSystems(
        200,
        (system, seed) -> {
          ExactRelations relations = relations(system, Necessity.FROM_SOME_STATE, seed);
          List<StubbornSetAlgorithm> algorithms = algorithms(relations);
          for (int state = 0; state < system.graph().states(); state++) {
            long[] enabled = enabled(system.graph(), state);
            for (int start : TransitionSet.members(enabled)) {
              position[0] = state;
              for (int pair = 0; pair < algorithms.size(); pair += 2) {
                assertThat(
                        TransitionSet.isSubset(
                            compute(algorithms.get(pair), start, enabled),
                            compute(algorithms.get(pair + 1), start, enabled)))
                    .isTrue();
              }
            }
          }
        });
  }

  @Test
  void precomputationChangesNothing() {
    onSystems(
        100,
        (system, seed) -> {
          ExactRelations relations = relations(system, Necessity.FROM_SOME_STATE, seed);
          RelationTable table = table(relations);
          EnablingCondition condition = relations.condition(position);
          StubbornSetAlgorithm precomputed =
              new ForwardStubbornSets(table, new PrecomputedForwardEnableSets(table), condition);
          StubbornSetAlgorithm online =
              new ForwardStubbornSets(table, new OnlineForwardEnableSets(table), condition);
          for (int state = 0; state < system.graph().states(); state++) {
            long[] enabled = enabled(system.graph(), state);
            for (int start : TransitionSet.members(enabled)) {
              position[0] = state;
              assertThat(compute(online, start, enabled))
                  .isEqualTo(compute(precomputed, start, enabled));
            }
          }
        });
  }

  @Test
  void reducedSearchKeepsEveryTerminalState() {
    onSystems(
        200,
        (system, seed) -> {
          ExplicitGraph graph = system.graph();
          BitSet terminal = new BitSet();
          visited(graph).stream()
              .filter(state -> graph.firstEdge(state) == graph.firstEdge(state + 1))
              .forEach(terminal::set);
          ExactRelations relations = relations(system, Necessity.FROM_SOME_STATE, seed);
          for (StubbornSetAlgorithm algorithm : algorithms(relations)) {
            for (StartChoice choice : choices(graph)) {
              CandidateSets sets =
                  new StubbornSets(algorithm, choice, TransitionSet.empty(graph.transitions()));
              BitSet lost = (BitSet) terminal.clone();
              lost.andNot(search(graph, sets, false, relations).breadthFirst());
              assertThat(lost.isEmpty()).isTrue();
            }
          }
        });
  }

  @Test
  void reducedSearchKeepsWhetherTheInvariantHolds() {
    onSystems(
        200,
        (system, seed) -> {
          ExplicitGraph graph = system.graph();
          boolean violated = visited(graph).intersects(system.failing());
          ExactRelations relations = relations(system, Necessity.FROM_SOME_STATE, seed);
          long[] visible = table(relations).visible();
          for (StubbornSetAlgorithm algorithm : algorithms(relations)) {
            for (StartChoice choice : choices(graph)) {
              CandidateSets sets = new StubbornSets(algorithm, choice, visible);
              BitSet deep = search(graph, sets, true, relations).depthFirst();
              BitSet broad = search(graph, sets, true, relations).breadthFirst();
              assertThat(deep.intersects(system.failing())).isEqualTo(violated);
              assertThat(broad.intersects(system.failing())).isEqualTo(violated);
            }
          }
        });
  }

  @Test
  void depthFirstSearchWithItsPathKeepsEveryTerminalState() {
    onSystems(
        200,
        (system, seed) -> {
          ExplicitGraph graph = system.graph();
          RelationTable table = table(relations(system, Necessity.FROM_THE_START, seed));
          SearchPath path = new SearchPath(table);
          CandidateSets sets =
              new StubbornSets(
                  new ForwardStubbornSets(table, new PrecomputedForwardEnableSets(table), path),
                  StartChoice.smallest(table.transitions()),
                  TransitionSet.empty(table.transitions()));
          BitSet lost = visited(graph);
          lost.andNot(new ReducedSearch(graph, sets, false, position, path).depthFirst());
          assertThat(
                  lost.stream()
                      .allMatch(state -> graph.firstEdge(state) < graph.firstEdge(state + 1)))
              .isTrue();
        });
  }

  @Test
  void cachedSetsAreThoseThatWouldBeComputed() {
    onSystems(
        200,
        (system, seed) -> {
          ExplicitGraph graph = system.graph();
          ExactRelations relations = relations(system, Necessity.FROM_SOME_STATE, seed);
          int transitions = graph.transitions();
          StubbornSetAlgorithm algorithm = algorithms(relations).get(0);
          StartChoice choice = StartChoice.smallest(transitions);
          long[] visible = table(relations).visible();
          CandidateSets plain = new StubbornSets(algorithm, choice, visible);
          CandidateSets cached =
              new CachedCandidateSets(
                  new StubbornSets(algorithm, choice, visible),
                  transitions,
                  (key, from) -> key[from] = position[0],
                  1,
                  16);
          Random random = new Random(seed);
          long[] expected = TransitionSet.empty(transitions);
          long[] actual = TransitionSet.empty(transitions);
          for (int visit = 0; visit < 100; visit++) {
            position[0] = random.nextInt(Math.min(graph.states(), 20));
            long[] enabled = enabled(graph, position[0]);
            int size = plain.first(enabled, expected);
            assertThat(cached.first(enabled, actual)).isEqualTo(size);
            assertThat(actual).isEqualTo(expected);
            while (size > 0 && random.nextBoolean()) {
              size = plain.next(expected);
              assertThat(cached.next(actual)).isEqualTo(size);
              assertThat(actual).isEqualTo(expected);
            }
          }
        });
  }

  /** With enabling sets and without, one after the other. */
  private List<StubbornSetAlgorithm> algorithms(ExactRelations relations) {
    RelationTable table = table(relations);
    int transitions = table.transitions();
    EnablingCondition condition = relations.condition(position);
    EnablingCondition never = EnablingCondition.NEVER;
    ForwardEnableSets forward = new PrecomputedForwardEnableSets(table);
    return List.of(
        new StubbornClosure(transitions, new StaticRelations(table, condition)),
        new StubbornClosure(transitions, new StaticRelations(table, never)),
        new ForwardStubbornSets(table, forward, condition),
        new ForwardStubbornSets(table, forward, never));
  }

  private static List<StartChoice> choices(ExplicitGraph graph) {
    return List.of(
        StartChoice.first(graph.transitions()), StartChoice.smallest(graph.transitions()));
  }

  private ReducedSearch search(
      ExplicitGraph graph, CandidateSets sets, boolean proviso, ExactRelations relations) {
    return new ReducedSearch(graph, sets, proviso, position, new SearchPath(table(relations)));
  }

  private BitSet visited(ExplicitGraph graph) {
    StubbornSetAlgorithm useless = (start, enabled, forbidden, bound, result) -> 0;
    CandidateSets everything =
        new StubbornSets(
            useless,
            StartChoice.first(graph.transitions()),
            TransitionSet.empty(graph.transitions()));
    return new ReducedSearch(graph, everything, false, position, null).breadthFirst();
  }

  private static ExactRelations relations(RandomSystem system, Necessity necessity, long seed) {
    return new ExactRelations(system.graph(), system.failing(), necessity, seed);
  }

  private static RelationTable table(ExactRelations relations) {
    return RelationTable.of(relations.transitions(), relations);
  }

  private static long[] compute(StubbornSetAlgorithm algorithm, int start, long[] enabled) {
    long[] set = new long[enabled.length];
    long[] none = new long[enabled.length];
    assertThat(algorithm.compute(start, enabled, none, ALL, set)).isPositive();
    return set;
  }

  private static long[] enabled(ExplicitGraph graph, int state) {
    long[] enabled = TransitionSet.empty(graph.transitions());
    graph.copyEnabled(state, enabled);
    return enabled;
  }
}
