package io.mazurka.lpor;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.lpor.audit.EnablingAudit;
import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.RelationAudit;
import io.mazurka.lpor.audit.RelationViolation;
import io.mazurka.lpor.audit.StubbornSetAudit;
import io.mazurka.lpor.forward.ForwardEnableSets;
import io.mazurka.lpor.forward.ForwardStubbornSets;
import io.mazurka.lpor.forward.OnlineForwardEnableSets;
import io.mazurka.lpor.forward.PrecomputedForwardEnableSets;
import io.mazurka.lpor.forward.SearchPath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PaperNetTests {

  private static final long[] INITIALLY_ENABLED = TransitionSet.of(5, 0, 3, 4);
  private static final ExplicitGraph GRAPH = PaperNet.graph();

  /** The algorithms with what is necessary in the initial marking, by path and by state. */
  static Stream<StubbornSetAlgorithm> algorithms() {
    return algorithms(PaperNet.asPublished());
  }

  private static Stream<StubbornSetAlgorithm> algorithms(PaperNet net) {
    RelationTable table = net.table();
    SearchPath path = new SearchPath(table);
    EnablingCondition state = (transition, index) -> true;
    return Stream.of(
        new ForwardStubbornSets(table, new PrecomputedForwardEnableSets(table), path),
        new ForwardStubbornSets(table, new OnlineForwardEnableSets(table), path),
        new ForwardStubbornSets(table, new PrecomputedForwardEnableSets(table), state),
        new StubbornClosure(5, new StaticRelations(table, path)),
        new StubbornClosure(5, new StaticRelations(table, state)));
  }

  private static List<String> compute(StubbornSetAlgorithm algorithm, String start) {
    long[] set = TransitionSet.empty(5);
    algorithm.compute(number(start), INITIALLY_ENABLED, new long[1], 9, set);
    return Arrays.stream(TransitionSet.members(set)).mapToObj(PaperNet.TRANSITIONS::get).toList();
  }

  @ParameterizedTest
  @MethodSource("algorithms")
  void oneOfTwoNecessaryTransitionsIsEnough(StubbornSetAlgorithm algorithm) {
    assertThat(compute(algorithm, "t1")).containsExactly("t1", "t4");
    assertThat(compute(algorithm, "t4")).containsExactly("t4");
    assertThat(compute(algorithm, "t5")).containsExactly("t5");
  }

  @Test
  void withoutEnablingSetsBothAreNeeded() {
    RelationTable table = PaperNet.asPublished().table();
    EnablingCondition never = EnablingCondition.NEVER;
    ForwardEnableSets forward = new PrecomputedForwardEnableSets(table);
    assertThat(compute(new ForwardStubbornSets(table, forward, never), "t1"))
        .containsExactly("t1", "t4", "t5");
    assertThat(compute(new StubbornClosure(5, new StaticRelations(table, never)), "t1"))
        .containsExactly("t1", "t4", "t5");
  }

  @Test
  void necessaryTransitionOnThePathIsNotNecessaryAnyMore() {
    RelationTable table = PaperNet.asPublished().table();
    SearchPath path = new SearchPath(table);
    StubbornSetAlgorithm algorithm =
        new ForwardStubbornSets(table, new PrecomputedForwardEnableSets(table), path);
    path.push(3);
    assertThat(compute(algorithm, "t1")).containsExactly("t1", "t4", "t5");
    path.pop(3);
    assertThat(compute(algorithm, "t1")).containsExactly("t1", "t4");
  }

  @Test
  void relationsAsPublishedAreCorrect() {
    assertThat(violations(PaperNet.asPublished())).isEmpty();
  }

  /** The page prints the pairs (t4, t3) and (t5, t3), by which t4 and t5 wait for t3. */
  @Test
  void pairsInThePrintedOrderAreNotNecessary() {
    PaperNet net = PaperNet.asPublished();

    assertThat(violations(net.withEnablingSet("t4", Set.of("t3"))))
        .containsExactly("NECESSARY_ENABLING t4 t4");
    assertThat(violations(net.withEnablingSet("t5", Set.of("t3"))))
        .containsExactly("NECESSARY_ENABLING t5 t5");
  }

  /** Theorem 9 of the thesis speaks of all transitions, theorem 8 of those that are enabled. */
  @ParameterizedTest
  @MethodSource("algorithms")
  void setFromADisabledTransitionNeedNotBeStubborn(StubbornSetAlgorithm algorithm) {
    if (algorithm instanceof ForwardStubbornSets) {
      assertThat(compute(algorithm, "t3")).containsExactly("t3");
      assertThat(
              new StubbornSetAudit(GRAPH, 1000)
                  .check(PaperNet.initialMarking(), TransitionSet.of(5, number("t3")))
                  .violations())
          .isNotEmpty();
    } else {
      assertThat(compute(algorithm, "t3")).containsAnyOf("t4", "t5");
    }
  }

  /** Mistakes, with what the audit says about them; each loses the end with t2. */
  static Stream<Arguments> mistakes() {
    PaperNet net = PaperNet.asPublished();
    return Stream.of(
        Arguments.of(net.withoutDependency("t2", "t1"), "DEPENDENCY t2 t1"),
        Arguments.of(net.withoutCanEnable("t3", "t2"), "CAN_ENABLE t3 t2"),
        Arguments.of(net.withEnablingSet("t3", Set.of("t1")), "NECESSARY_ENABLING t5 t3"),
        Arguments.of(net.withEnablingSet("t2", Set.of()), "NECESSARY_ENABLING t3 t2"));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void wrongRelationIsFoundWithItsTwoTransitions(PaperNet net, String violation) {
    assertThat(violations(net)).containsExactly(violation);
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void wrongRelationGivesASetThatIsNotStubborn(PaperNet net, String violation) {
    RelationTable table = net.table();
    StubbornSetAlgorithm algorithm =
        new ForwardStubbornSets(
            table, new PrecomputedForwardEnableSets(table), (transition, index) -> true);
    assertThat(compute(algorithm, "t1")).containsExactly("t1");
    StubbornSetAudit audit = new StubbornSetAudit(GRAPH, 1000);
    assertThat(audit.check(PaperNet.initialMarking(), TransitionSet.of(5, 0)).violations())
        .extracting(found -> found.condition() + " " + name(found.first()))
        .containsExactly("KEY_TRANSITION t2");
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void wrongRelationLosesATerminalState(PaperNet net, String violation) {
    assertThat(terminalStates(PaperNet.asPublished())).isEqualTo(2);
    assertThat(terminalStates(net)).isEqualTo(1);
  }

  private static long terminalStates(PaperNet net) {
    RelationTable table = net.table();
    SearchPath path = new SearchPath(table);
    StubbornSetAlgorithm algorithm =
        new ForwardStubbornSets(table, new PrecomputedForwardEnableSets(table), path);
    CandidateSets sets = new StubbornSets(algorithm, StartChoice.first(5), new long[1]);
    return new ReducedSearch(GRAPH, sets, false, new int[1], path)
        .depthFirst().stream()
            .filter(state -> GRAPH.firstEdge(state) == GRAPH.firstEdge(state + 1))
            .count();
  }

  private static List<String> violations(PaperNet net) {
    RelationAudit audit = new RelationAudit(GRAPH);
    List<RelationViolation> violations = new ArrayList<>(audit.canEnable(net.table()::canEnable));
    violations.addAll(audit.dependency(net.table()::isDependent));
    for (String transition : PaperNet.TRANSITIONS) {
      for (Set<String> set : net.necessaryEnablingSets(transition)) {
        new EnablingAudit(GRAPH)
            .fromTheStart(number(transition), TransitionSet.of(5, numbers(set)))
            .ifPresent(violations::add);
      }
    }
    return violations.stream()
        .map(found -> found.condition() + " " + name(found.first()) + " " + name(found.second()))
        .toList();
  }

  private static String name(int transition) {
    return PaperNet.TRANSITIONS.get(transition);
  }

  private static int number(String transition) {
    return PaperNet.TRANSITIONS.indexOf(transition);
  }

  private static int[] numbers(Set<String> names) {
    return names.stream().mapToInt(PaperNetTests::number).toArray();
  }
}
