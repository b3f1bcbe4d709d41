package io.mazurka.lpor;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.lpor.ExactRelations.Necessity;
import io.mazurka.lpor.audit.EnablingAudit;
import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.RelationAudit;
import io.mazurka.lpor.audit.StubbornSetAudit;
import io.mazurka.lpor.forward.ForwardStubbornSets;
import io.mazurka.lpor.forward.PrecomputedForwardEnableSets;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the random systems of the other tests are good for: reduction, and mistakes that matter. */
class RandomSystemsTests {

  private static final int SYSTEMS = 300;

  private final int[] position = new int[1];

  /** The relations of a random system, with a mistake if there is room for it. */
  private record Mistaken(ExactRelations exact, Mistake mistake, int first, int second)
      implements Relations<Integer> {

    @Override
    public boolean isDependent(Integer one, Integer other) {
      return exact.isDependent(one, other)
          && !(mistake == Mistake.MISSING_DEPENDENCY && one == first && other == second);
    }

    @Override
    public boolean canEnable(Integer one, Integer other) {
      return exact.canEnable(one, other)
          && !(mistake == Mistake.MISSING_CAN_ENABLE && one == first && other == second);
    }

    @Override
    public List<Set<Integer>> necessaryEnablingSets(Integer transition) {
      return mistake == Mistake.FALSE_ENABLING_SET && transition == second
          ? List.of(Set.of())
          : exact.necessaryEnablingSets(transition);
    }

    @Override
    public boolean isVisible(Integer transition) {
      return exact.isVisible(transition);
    }

    EnablingCondition condition(int[] state) {
      EnablingCondition correct = exact.condition(state);
      return (transition, index) ->
          (mistake == Mistake.FALSE_ENABLING_SET && transition == second)
              || correct.isNecessary(transition, index);
    }

    RelationTable table() {
      return RelationTable.of(exact.transitions(), this);
    }
  }

  private enum Mistake {
    NONE,
    MISSING_DEPENDENCY,
    MISSING_CAN_ENABLE,
    FALSE_ENABLING_SET
  }

  @Test
  void everyAlgorithmReducesAndEnablingSetsReduceMore() {
    int[] states = new int[5];
    for (int seed = 0; seed < SYSTEMS; seed++) {
      ExplicitGraph graph = RandomSystem.of(seed).graph();
      Mistaken relations = relations(seed, Mistake.NONE);
      RelationTable table = relations.table();
      EnablingCondition condition = relations.condition(position);
      EnablingCondition never = EnablingCondition.NEVER;
      states[0] += visited(graph, everything()).cardinality();
      states[1] += visited(graph, closure(table, never)).cardinality();
      states[2] += visited(graph, closure(table, condition)).cardinality();
      states[3] += visited(graph, forward(table, never)).cardinality();
      states[4] += visited(graph, forward(table, condition)).cardinality();
    }
    assertThat(states).containsExactly(6895, 4686, 4632, 4746, 4683);
  }

  @Test
  void systemsHaveTransitiveDependenciesOutcomesAndTerminalStates() {
    int transitive = 0;
    int nondeterministic = 0;
    int terminal = 0;
    for (int seed = 0; seed < SYSTEMS; seed++) {
      ExplicitGraph graph = RandomSystem.of(seed).graph();
      RelationTable table = relations(seed, Mistake.NONE).table();
      transitive += table.isTransitive() ? 1 : 0;
      nondeterministic += isDeterministic(graph) ? 0 : 1;
      terminal += hasTerminalState(graph) ? 1 : 0;
    }
    assertThat(List.of(transitive, nondeterministic, terminal)).containsExactly(144, 192, 234);
  }

  @Test
  void missingDependencyIsCaught() {
    assertThat(caught(Mistake.MISSING_DEPENDENCY)).containsExactly(261, 261, 173, 65);
  }

  @Test
  void missingCanEnableIsCaught() {
    assertThat(caught(Mistake.MISSING_CAN_ENABLE)).containsExactly(265, 265, 22, 1);
  }

  @Test
  void falseEnablingSetIsCaught() {
    assertThat(caught(Mistake.FALSE_ENABLING_SET)).containsExactly(241, 241, 48, 10);
  }

  /**
   * How many systems have room for a mistake, in how many the audit of the relation finds it, in
   * how many a set is not stubborn, and in how many a terminal state is lost.
   */
  private List<Integer> caught(Mistake mistake) {
    int mistaken = 0;
    int audited = 0;
    int notStubborn = 0;
    int lost = 0;
    for (int seed = 0; seed < SYSTEMS; seed++) {
      ExplicitGraph graph = RandomSystem.of(seed).graph();
      Mistaken relations = relations(seed, mistake);
      if (relations.mistake == Mistake.NONE) {
        continue;
      }
      mistaken++;
      audited += isAudited(graph, relations) ? 1 : 0;
      RelationTable table = relations.table();
      StubbornSetAlgorithm algorithm = forward(table, relations.condition(position));
      notStubborn += allStubborn(graph, algorithm) ? 0 : 1;
      lost += losesTerminalStates(graph, algorithm) ? 1 : 0;
    }
    return List.of(mistaken, audited, notStubborn, lost);
  }

  private static boolean isAudited(ExplicitGraph graph, Mistaken relations) {
    RelationTable table = relations.table();
    RelationAudit audit = new RelationAudit(graph);
    return switch (relations.mistake) {
      case NONE -> false;
      case MISSING_DEPENDENCY -> audit.dependency(table::isDependent).size() == 1;
      case MISSING_CAN_ENABLE -> audit.canEnable(table::canEnable).size() == 1;
      case FALSE_ENABLING_SET ->
          new EnablingAudit(graph).fromTheStart(relations.second, new long[1]).isPresent();
    };
  }

  private boolean allStubborn(ExplicitGraph graph, StubbornSetAlgorithm algorithm) {
    StubbornSetAudit audit = new StubbornSetAudit(graph, Integer.MAX_VALUE);
    long[] enabled = TransitionSet.empty(graph.transitions());
    long[] set = TransitionSet.empty(graph.transitions());
    for (int state = 0; state < graph.states(); state++) {
      position[0] = state;
      graph.copyEnabled(state, enabled);
      for (int start : TransitionSet.members(enabled)) {
        algorithm.compute(start, enabled, new long[1], 99, set);
        if (!audit.check(state, set).violations().isEmpty()) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean losesTerminalStates(ExplicitGraph graph, StubbornSetAlgorithm algorithm) {
    BitSet missed = visited(graph, everything());
    missed.andNot(visited(graph, algorithm));
    return missed.stream().anyMatch(state -> graph.firstEdge(state) == graph.firstEdge(state + 1));
  }

  private BitSet visited(ExplicitGraph graph, StubbornSetAlgorithm algorithm) {
    CandidateSets sets =
        new StubbornSets(algorithm, StartChoice.smallest(graph.transitions()), new long[1]);
    return new ReducedSearch(graph, sets, false, position, null).breadthFirst();
  }

  private static Mistaken relations(int seed, Mistake mistake) {
    RandomSystem system = RandomSystem.of(seed);
    ExplicitGraph graph = system.graph();
    ExactRelations exact =
        new ExactRelations(graph, system.failing(), Necessity.FROM_SOME_STATE, seed);
    Random random = new Random(seed);
    for (int attempt = 0; attempt < 50; attempt++) {
      int first = random.nextInt(graph.transitions());
      int second = random.nextInt(graph.transitions());
      boolean possible =
          switch (mistake) {
            case NONE -> false;
            case MISSING_DEPENDENCY -> exact.isDependent(first, second);
            case MISSING_CAN_ENABLE -> exact.canEnable(first, second);
            case FALSE_ENABLING_SET ->
                !exact.isNecessary(0, second, Set.of()) && !graph.isEnabled(0, second);
          };
      if (possible) {
        return new Mistaken(exact, mistake, first, second);
      }
    }
    return new Mistaken(exact, Mistake.NONE, 0, 0);
  }

  private static StubbornSetAlgorithm everything() {
    return (start, enabled, forbidden, bound, result) -> 0;
  }

  private static StubbornSetAlgorithm closure(RelationTable table, EnablingCondition condition) {
    return new StubbornClosure(table.transitions(), new StaticRelations(table, condition));
  }

  private static StubbornSetAlgorithm forward(RelationTable table, EnablingCondition condition) {
    return new ForwardStubbornSets(table, new PrecomputedForwardEnableSets(table), condition);
  }

  private static boolean hasTerminalState(ExplicitGraph graph) {
    return IntStream.range(0, graph.states())
        .anyMatch(state -> graph.firstEdge(state) == graph.firstEdge(state + 1));
  }

  private static boolean isDeterministic(ExplicitGraph graph) {
    return IntStream.range(0, graph.states())
        .allMatch(
            state ->
                IntStream.range(graph.firstEdge(state) + 1, graph.firstEdge(state + 1))
                    .noneMatch(edge -> graph.transition(edge) == graph.transition(edge - 1)));
  }
}
