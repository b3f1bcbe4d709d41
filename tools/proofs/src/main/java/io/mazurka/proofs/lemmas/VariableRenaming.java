package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.Addition;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Conditional;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Connective.Implication;
import io.mazurka.expressions.tree.Connective.Not;
import io.mazurka.expressions.tree.Indicator;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.IsSet;
import io.mazurka.expressions.tree.Negation;
import io.mazurka.expressions.tree.Read;
import io.mazurka.expressions.variables.StateVariable;
import java.util.List;
import java.util.Map;

/**
 * Replaces variables in trees by others. Trees with quantifiers, arrays or products are not
 * changed; this only loses candidates.
 *
 * @param images the replacement of each variable
 */
record VariableRenaming(Map<StateVariable, StateVariable> images) {

  BooleanExpression of(BooleanExpression condition) {
    if (condition instanceof IsSet isSet) {
      return new IsSet(of(isSet.variable()));
    }
    if (condition instanceof Comparison comparison) {
      return new Comparison(of(comparison.left()), comparison.relation(), of(comparison.right()));
    }
    if (condition instanceof Not not) {
      return new Not(of(not.part()));
    }
    if (condition instanceof All all) {
      return new All(ofEach(all.parts()));
    }
    if (condition instanceof Any any) {
      return new Any(ofEach(any.parts()));
    }
    return condition instanceof Implication implication
        ? new Implication(of(implication.premise()), of(implication.conclusion()))
        : condition;
  }

  /** The state in which each variable has the value of the variable that it replaces. */
  int[] of(int[] state) {
    int[] renamed = state.clone();
    images.forEach((variable, image) -> renamed[image.slot()] = state[variable.slot()]);
    return renamed;
  }

  private List<BooleanExpression> ofEach(List<BooleanExpression> parts) {
    return parts.stream().map(this::of).toList();
  }

  IntegerExpression of(IntegerExpression number) {
    if (number instanceof Read read) {
      return new Read(of(read.variable()));
    }
    if (number instanceof Addition addition) {
      return new Addition(addition.parts().stream().map(this::of).toList());
    }
    if (number instanceof Negation negation) {
      return new Negation(of(negation.part()));
    }
    if (number instanceof Indicator indicator) {
      return new Indicator(of(indicator.condition()));
    }
    return number instanceof Conditional choice
        ? new Conditional(of(choice.condition()), of(choice.then()), of(choice.otherwise()))
        : number;
  }

  StateVariable of(StateVariable variable) {
    return images.getOrDefault(variable, variable);
  }
}
