package io.mazurka.catalogue.saved;

import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Decides, by the definition and without an automaton, whether an infinite execution violates a
 * formula of linear time and is fair. It computes the truth value of each subformula at each place
 * of the execution; the place after the last is the one where the repetition begins.
 */
public final class LassoReview {

  private final TemporalProperty property;
  private final Walk walk;
  private final int places;
  private final int cycleStart;
  private final boolean[][] atoms;

  /**
   * @param walk stands at the end of the execution
   * @param cycleStart where the repetition begins; at the end if the last state repeats
   */
  private LassoReview(TemporalProperty property, Walk walk, int cycleStart) {
    this.property = property;
    this.walk = walk;
    this.cycleStart = cycleStart;
    this.places = cycleStart == walk.length() ? walk.length() + 1 : walk.length();
    this.atoms = new boolean[property.atoms().size()][places];
    for (int atom = 0; atom < atoms.length; atom++) {
      StateEvaluator evaluator = property.atoms().get(atom).condition().evaluator();
      for (int place = 0; place < places; place++) {
        walk.moveTo(place);
        atoms[atom][place] = evaluator.holds(walk.state());
      }
    }
  }

  /** Why the execution of {@code walk} does not violate the property; empty if it does. */
  public static Optional<String> objection(
      TemporalProperty property, LinearFormula formula, Walk walk, int cycleStart) {
    int end = walk.position();
    LassoReview review = new LassoReview(property, walk, cycleStart);
    Optional<String> objection =
        review.values(formula)[0]
            ? Optional.of("%s holds along it now".formatted(property.text()))
            : review.unfairness();
    walk.moveTo(end);
    return objection;
  }

  private int next(int place) {
    return place + 1 < places ? place + 1 : cycleStart;
  }

  private boolean[] values(LinearFormula formula) {
    if (formula instanceof LinearFormula.Constant constant) {
      return filled(place -> constant.value());
    } else if (formula instanceof LinearFormula.Atom atom) {
      return atoms[atom.number()];
    } else if (formula instanceof LinearFormula.Not not) {
      boolean[] operand = values(not.operand());
      return filled(place -> !operand[place]);
    } else if (formula instanceof LinearFormula.And and) {
      boolean[] left = values(and.left());
      boolean[] right = values(and.right());
      return filled(place -> left[place] && right[place]);
    } else if (formula instanceof LinearFormula.Or or) {
      boolean[] left = values(or.left());
      boolean[] right = values(or.right());
      return filled(place -> left[place] || right[place]);
    } else if (formula instanceof LinearFormula.Next next) {
      boolean[] operand = values(next.operand());
      return filled(place -> operand[next(place)]);
    } else if (formula instanceof LinearFormula.Until until) {
      return spread(values(until.right()), values(until.left()), false);
    } else if (formula instanceof LinearFormula.Release release) {
      return spread(values(release.right()), values(release.left()), true);
    }
    throw new IllegalArgumentException("unknown formula " + formula);
  }

  private boolean[] filled(IntPredicate value) {
    boolean[] values = new boolean[places];
    for (int place = 0; place < places; place++) {
      values[place] = value.test(place);
    }
    return values;
  }

  /**
   * The values of an until (the least fixed point) or a release (the greatest), computed backwards
   * along the execution; two rounds are enough.
   */
  private boolean[] spread(boolean[] right, boolean[] left, boolean greatest) {
    boolean[] values = filled(place -> greatest);
    for (int round = 0; round < 2; round++) {
      for (int place = places - 1; place >= 0; place--) {
        boolean later = values[next(place)];
        values[place] =
            greatest
                ? right[place] && (left[place] || later)
                : right[place] || (left[place] && later);
      }
    }
    return values;
  }

  private Optional<String> unfairness() {
    return property.fairness().stream()
        .flatMap(this::passedOver)
        .findFirst()
        .map(name -> "%s is passed over for ever now".formatted(name));
  }

  private Stream<String> passedOver(FairnessAssumption one) {
    if (one.isOfMessages()) {
      return MessageReview.passedOver(one, walk, cycleStart, places).stream();
    }
    return isMet(one) ? Stream.empty() : Stream.of(one.name());
  }

  private boolean isMet(FairnessAssumption assumption) {
    boolean everywhere = true;
    boolean somewhere = false;
    for (int place = cycleStart; place < places; place++) {
      walk.moveTo(place);
      boolean enabled =
          IntStream.range(0, walk.possible())
              .anyMatch(step -> assumption.actions().contains(walk.transition(step)));
      everywhere &= enabled;
      somewhere |= enabled;
      if (place < walk.length() && assumption.actions().contains(walk.transitionTaken())) {
        return true;
      }
    }
    return assumption.strength() == Strength.WEAK ? !everywhere : !somewhere;
  }
}
