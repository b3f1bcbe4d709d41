package io.mazurka.temporal.linear;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.graph.StateGraph;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The search for components finds what the naive product has. */
final class EmptinessTests {

  private static final LinearFormula P = new Atom(0);
  private static final LinearFormula Q = new Atom(1);
  private static final int LARGE = 200_000;

  private static final EmptinessExperiment RIGHT = new EmptinessExperiment(Question::of);

  private static final RandomRun<LinearPlan> SMALL =
      new RandomRun<>(EmptinessTests.class, LinearPlan::draw, RIGHT);

  private static final RandomRun<LinearPlan> SEVERAL_WORDS =
      new RandomRun<>(EmptinessTests.class, seed -> LinearPlan.draw(seed, 7, 63), RIGHT);

  private static final RandomRun<LinearPlan> LARGER =
      new RandomRun<>(EmptinessTests.class, seed -> LinearPlan.draw(seed, 30, 0), RIGHT);

  private static final RandomRun<LinearPlan> STRONG =
      new RandomRun<>(EmptinessTests.class, LinearPlan::drawStrong, RIGHT);

  @Test
  void fairAcceptedRunIsFoundIfThereIsOne() {
    RunReport report = SMALL.inParallel(0, 2_000);
    report.requireNoDifference();
    report.requireMoreThan(400, "accepts");
    report.requireMoreThan(400, "rejects");
    report.requireMoreThan(80, "incomplete");
    report.requireMoreThan(400, "refuted");
    report.requireMoreThan(20, "unfair only");
    report.requireMoreThan(200, "fair");
    report.requireMoreThan(40, "ends early");
  }

  @Test
  void thereMayBeMoreAssumptionsThanBitsInAWord() {
    SEVERAL_WORDS.inParallel(0, 150).requireNoDifference();
  }

  @Test
  void componentsAreTakenApartByStrongFairness() {
    RunReport report = STRONG.inParallel(0, 1_500);
    report.requireNoDifference();
    report.requireMoreThan(200, "fair");
    report.requireMoreThan(20, "unfair only");
  }

  @Test
  void largerGraphsAreNoDifferent() {
    LARGER.inParallel(0, 150).requireNoDifference();
  }

  @Test
  void searchThatIsStoppedIsNotComplete() {
    Automaton comesTrue = Translation.of(LinearFormula.eventually(P));
    List<Long> told = new ArrayList<>();
    Headway impatient =
        done -> {
          told.add(done);
          return told.size() < 3;
        };
    LinearResult result =
        Emptiness.of(ring(LARGE), new long[LARGE], comesTrue, Fairness.none(), impatient);
    assertThat(result.accepted()).isEmpty();
    assertThat(result.complete()).isFalse();
    assertThat(told).hasSize(3).isSorted().last().isEqualTo(result.productStates());
  }

  @Test
  void runIsGivenIfTheSearchIsStoppedAfterFindingIt() {
    Automaton neverTrue = Translation.of(LinearFormula.always(new Not(P)));
    LinearResult result =
        Emptiness.of(ring(LARGE), new long[LARGE], neverTrue, Fairness.none(), done -> false);
    assertThat(result.accepted().orElseThrow().edges()).containsExactly(0);
  }

  @Test
  void runIsShortThoughTheSearchGoesFar() {
    long[] labels = new long[LARGE];
    labels[7] = 1;
    labels[9] = 2;
    Automaton oneAndThenOther =
        Translation.of(
            new And(
                LinearFormula.eventually(P), LinearFormula.eventually(LinearFormula.always(Q))));
    Lasso lasso =
        Emptiness.of(ring(LARGE), labels, oneAndThenOther, Fairness.none(), Headway.UNLIMITED)
            .accepted()
            .orElseThrow();
    assertThat(lasso.edges()).hasSize(10);
    assertThat(lasso.cycleStart()).isEqualTo(9);
  }

  /** A ring of {@code states} states, each of which has a self-loop. */
  private static StateGraph ring(int states) {
    int[] firsts = new int[states + 1];
    int[] targets = new int[2 * states];
    for (int state = 0; state < states; state++) {
      firsts[state + 1] = 2 * state + 2;
      targets[2 * state] = state;
      targets[2 * state + 1] = (state + 1) % states;
    }
    return new StateGraph(new int[] {0}, firsts, targets, new int[0], new BitSet());
  }
}
