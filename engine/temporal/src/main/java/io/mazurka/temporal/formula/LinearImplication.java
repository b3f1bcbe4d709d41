package io.mazurka.temporal.formula;

import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Next;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;
import java.util.HashMap;
import java.util.Map;

/**
 * Tells whether one formula in negation normal form implies another, judging by their operators.
 * The answer yes is certain; the answer no may be wrong.
 */
final class LinearImplication {

  /** After this many pairs of formulas, only equal formulas count as implying each other. */
  private static final int MOST_PAIRS = 50_000;

  private record Pair(LinearFormula premise, LinearFormula conclusion) {}

  private final Map<Pair, Boolean> known = new HashMap<>();

  boolean holds(LinearFormula premise, LinearFormula conclusion) {
    if (premise.equals(conclusion)
        || premise.equals(new Constant(false))
        || conclusion.equals(new Constant(true))) {
      return true;
    }
    if (known.size() > MOST_PAIRS) {
      return false;
    }
    Pair pair = new Pair(premise, conclusion);
    Boolean answer = known.get(pair);
    if (answer == null) {
      answer = toConclusion(premise, conclusion) || fromPremise(premise, conclusion);
      known.put(pair, answer);
    }
    return answer;
  }

  private boolean toConclusion(LinearFormula premise, LinearFormula conclusion) {
    if (conclusion instanceof And and) {
      return holds(premise, and.left()) && holds(premise, and.right());
    } else if (conclusion instanceof Or or) {
      return holds(premise, or.left()) || holds(premise, or.right());
    } else if (conclusion instanceof Until until) {
      return holds(premise, until.right())
          || (premise instanceof Until other
              && holds(other.left(), until.left())
              && holds(other.right(), until.right()));
    } else if (conclusion instanceof Release release) {
      return (holds(premise, release.left()) && holds(premise, release.right()))
          || (premise instanceof Release other
              && holds(other.left(), release.left())
              && holds(other.right(), release.right()));
    }
    return conclusion instanceof Next next
        && premise instanceof Next other
        && holds(other.operand(), next.operand());
  }

  private boolean fromPremise(LinearFormula premise, LinearFormula conclusion) {
    if (premise instanceof Or or) {
      return holds(or.left(), conclusion) && holds(or.right(), conclusion);
    } else if (premise instanceof And and) {
      return holds(and.left(), conclusion) || holds(and.right(), conclusion);
    } else if (premise instanceof Until until) {
      return holds(until.left(), conclusion) && holds(until.right(), conclusion);
    }
    return premise instanceof Release release && holds(release.right(), conclusion);
  }
}
