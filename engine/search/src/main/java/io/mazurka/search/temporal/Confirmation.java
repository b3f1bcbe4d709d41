package io.mazurka.search.temporal;

import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.search.temporal.TemporalAnswer.Decision;
import io.mazurka.search.temporal.TemporalAnswer.Run;
import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.graph.StateGraph;
import io.mazurka.temporal.linear.Emptiness;
import java.util.List;
import java.util.Optional;

/**
 * Makes the answers for properties of linear time that were decided elsewhere, for example on a
 * cluster. A violating execution is executed here before it counts.
 */
public final class Confirmation {

  private Confirmation() {}

  /**
   * The answer that a property fails, with a violating execution; empty if there is none within
   * these states.
   *
   * @param states representatives among which a violating execution was found
   */
  public static Optional<TemporalAnswer> failing(
      SearchTask task, TemporalProperty property, List<int[]> states) {
    SomeStates some = new SomeStates(task, states);
    StateGraph graph = some.graph();
    Fairness fairness = some.fairness(property.fairness());
    return Emptiness.of(
            graph,
            some.labels(property.atoms()),
            Translation.of(LinearFormula.not(property.linear().orElseThrow())),
            fairness,
            Headway.UNLIMITED)
        .accepted()
        .map(
            lasso ->
                new TemporalAnswer(
                    property,
                    Decision.FAILS,
                    run(task, property, some, lasso, fairness),
                    false,
                    List.of()));
  }

  private static Run run(
      SearchTask task, TemporalProperty property, SomeStates some, Lasso lasso, Fairness fairness) {
    String explanation =
        property.text() + " fails" + FairnessWording.of(some.graph(), fairness, lasso);
    Canonicalizer canonicalizer = task.symmetry().canonicalizers().get();
    Run run = new Run(some.path(lasso), lasso.cycleStart(), explanation);
    return canonicalizer == Canonicalizer.IDENTITY
        ? run
        : new Unrolling(task.system(), canonicalizer)
            .unroll(run.path(), run.cycleStart(), explanation);
  }

  /**
   * The answer that a property holds.
   *
   * @param labels every label that some state has, at least once
   * @param fair whether some execution meets the assumptions of the property
   */
  public static TemporalAnswer holding(TemporalProperty property, long[] labels, boolean fair) {
    return new TemporalAnswer(
        property,
        Decision.HOLDS,
        null,
        Premises.areNeverMet(property.linear().orElseThrow(), labels),
        fair ? List.of() : List.of(FairnessWording.NO_RUN));
  }
}
