package io.mazurka.search.temporal;

import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.search.temporal.TemporalAnswer.Run;
import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.automaton.FormulaTooLargeException;
import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.linear.Emptiness;
import io.mazurka.temporal.linear.PrefixReading;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Judges single executions by one formula of linear time, for one worker. */
final class SampledFormula {

  private final TemporalProperty property;
  private final AtomLabels labels;
  private final Automaton negation;

  /** Reads beginnings of executions; null if the automaton for that is too large. */
  private final @Nullable PrefixReading reading;

  private long lassos;

  SampledFormula(TemporalProperty property) {
    this.property = property;
    this.labels = new AtomLabels(property.atoms());
    LinearFormula formula = (LinearFormula) property.formula();
    this.negation = Translation.of(LinearFormula.not(formula));
    this.reading = reading(formula);
  }

  private static @Nullable PrefixReading reading(LinearFormula formula) {
    try {
      return new PrefixReading(formula);
    } catch (FormulaTooLargeException e) {
      return null;
    }
  }

  TemporalProperty property() {
    return property;
  }

  /** How many executions came back to a state, or ended, in a way that is fair. */
  long lassos() {
    return lassos;
  }

  /** Whether beginnings of executions can violate the formula as far as this object can tell. */
  boolean judgesPrefixes() {
    return reading != null;
  }

  void begin() {
    if (reading != null) {
      reading.begin();
    }
  }

  /**
   * Whether no continuation of the execution satisfies the formula after this state. Any beginning
   * of an execution can be continued in a fair way, because whatever is passed over can be taken
   * next (Apt, Francez and Katz 1988).
   */
  boolean isRefutedAfter(int[] state) {
    return reading != null && !reading.read(labels.of(state));
  }

  /** A fair infinite execution among these states that violates the formula, if there is one. */
  Optional<Run> violation(SomeStates states) {
    Fairness fairness =
        property.fairness().isEmpty() ? Fairness.none() : states.fairness(property.fairness());
    Optional<Lasso> found =
        Emptiness.of(states.graph(), states.labels(labels), negation, fairness, Headway.UNLIMITED)
            .accepted();
    if (found.isPresent() || isFair(states, fairness)) {
      lassos++;
    }
    return found.map(
        lasso ->
            new Run(
                states.path(lasso),
                lasso.cycleStart(),
                property.text() + " fails" + FairnessWording.of(states.graph(), fairness, lasso)));
  }

  private static boolean isFair(SomeStates states, Fairness fairness) {
    return fairness.assumptions().isEmpty()
        || Emptiness.fairRun(states.graph(), fairness, Headway.UNLIMITED).accepted().isPresent();
  }
}
