package io.mazurka.differential;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel.Reducer;
import io.mazurka.kernel.model.ImpossibleStep;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.symmetry.StateSymmetry;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/**
 * Makes reductions and symmetries with a mistake; only stubborn sets can be wrong.
 *
 * @param asked replaces the checked properties for which the reduction is made
 */
record MistakenReducer(
    Reducer right,
    TransitionSystem system,
    UnaryOperator<List<Property>> asked,
    BiFunction<StubbornReduction, TransitionSystem, StubbornReduction> reduction,
    UnaryOperator<Canonicalizer> canonicalizer)
    implements Reducer {

  @Override
  public Reduction reduce(List<Property> checked) {
    Reduction reduced = right.reduce(asked.apply(checked));
    return reduced instanceof StubbornReduction stubborn
        ? reduction.apply(stubborn, system)
        : reduced;
  }

  @Override
  public boolean observes(PropertyCondition premise, List<Property> checked) {
    return right.observes(premise, checked);
  }

  @Override
  public List<ImpossibleStep> impossible() {
    return right.impossible();
  }

  @Override
  public StateSymmetry symmetry(List<Property> checked) {
    StateSymmetry symmetry = right.symmetry(checked);
    return symmetry.isTrivial()
        ? symmetry
        : new StateSymmetry(
            symmetry.description(), () -> canonicalizer.apply(symmetry.canonicalizers().get()));
  }
}
