package io.mazurka.kernel.model;

import io.mazurka.kernel.model.CompiledModel.Reducer;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.symmetry.StateSymmetry;
import java.util.List;
import java.util.stream.Stream;

/**
 * The reductions of a model within constraints.
 *
 * <p>Steps are left out because they commute with those that are taken. Across a constraint they do
 * not: a state beyond it has no steps, so of two independent steps one may be cut after the other,
 * but not before it. Therefore there is no partial-order reduction. A symmetry is kept if it is one
 * of the constraints as well, because then a state lies beyond them if and only if its
 * representative does.
 */
record ConstrainedReducer(Reducer whole, List<StateProperty> constraints) implements Reducer {

  @Override
  public Reduction reduce(List<Property> checked) {
    return new NoReduction(
        "no partial-order reduction: steps do not commute across %s"
            .formatted(StateProperty.named("constraint", constraints)));
  }

  @Override
  public StateSymmetry symmetry(List<Property> checked) {
    return whole.symmetry(Stream.concat(checked.stream(), constraints.stream()).toList());
  }

  @Override
  public boolean observes(PropertyCondition premise, List<Property> checked) {
    return whole.observes(premise, checked);
  }

  @Override
  public List<ImpossibleStep> impossible() {
    return whole.impossible();
  }
}
