package io.mazurka.differential.temporal;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Next;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All guesses of which temporal parts of a formula hold, as bits, and what each guess requires in
 * the state in which it is made (Lichtenstein and Pnueli 1985).
 */
final class Guesses {

  /** A guess in a state with this label. */
  private record Place(long label, int guess) {}

  /**
   * The consequences of a guess in a state.
   *
   * @param consistent whether the state itself does not contradict the guess
   * @param kept the parts for which the guess in the next state must be the same
   * @param operands the next-parts whose operand holds in this state
   * @param settled the parts without an open obligation
   * @param holds whether the whole formula holds
   */
  record Meaning(boolean consistent, int kept, int operands, int settled, boolean holds) {}

  private final LinearFormula formula;
  private final List<LinearFormula> parts = new ArrayList<>();
  private final Map<Place, Meaning> meanings = new HashMap<>();
  private int nexts;

  Guesses(LinearFormula formula) {
    this.formula = formula;
    collect(formula);
  }

  private void collect(LinearFormula part) {
    boolean temporal = part instanceof Next || part instanceof Until || part instanceof Release;
    if (temporal && !parts.contains(part)) {
      nexts |= part instanceof Next ? 1 << parts.size() : 0;
      parts.add(part);
    }
    part.operands().forEach(this::collect);
  }

  /** The number of temporal parts. */
  int parts() {
    return parts.size();
  }

  Meaning of(long label, int guess) {
    return meanings.computeIfAbsent(new Place(label, guess), this::meaning);
  }

  /** Whether a guess may be followed by another guess with the meaning {@code next}. */
  boolean agree(int guess, Meaning own, int following, Meaning next) {
    return next.consistent
        && ((guess ^ following) & own.kept) == 0
        && ((guess ^ next.operands) & nexts) == 0;
  }

  private Meaning meaning(Place place) {
    boolean consistent = true;
    int kept = 0;
    int operands = 0;
    int settled = nexts;
    for (int index = 0; index < parts.size(); index++) {
      int bit = 1 << index;
      boolean guessed = (place.guess & bit) != 0;
      if (parts.get(index) instanceof Until until) {
        boolean now = holds(until.right(), place);
        boolean on = holds(until.left(), place);
        consistent &= now ? guessed : on || !guessed;
        kept |= !now && on ? bit : 0;
        settled |= now || !guessed ? bit : 0;
      } else if (parts.get(index) instanceof Release release) {
        boolean now = holds(release.right(), place);
        boolean released = holds(release.left(), place);
        consistent &= now ? guessed || !released : !guessed;
        kept |= now && !released ? bit : 0;
        settled |= !now || guessed ? bit : 0;
      } else if (holds(parts.get(index).operands().get(0), place)) {
        operands |= bit;
      }
    }
    return new Meaning(consistent, kept, operands, settled, holds(formula, place));
  }

  private boolean holds(LinearFormula part, Place place) {
    if (part instanceof Constant constant) {
      return constant.value();
    } else if (part instanceof Atom atom) {
      return (place.label >> atom.number() & 1) == 1;
    } else if (part instanceof Not not) {
      return !holds(not.operand(), place);
    } else if (part instanceof And and) {
      return holds(and.left(), place) && holds(and.right(), place);
    } else if (part instanceof Or or) {
      return holds(or.left(), place) || holds(or.right(), place);
    }
    return (place.guess >> parts.indexOf(part) & 1) == 1;
  }
}
