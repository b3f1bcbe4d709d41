package io.mazurka.nets.check;

import io.mazurka.kernel.model.CompiledModel.Reducer;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.kernel.symmetry.slots.Automorphism;
import io.mazurka.kernel.symmetry.slots.PartOrbits;
import io.mazurka.kernel.symmetry.slots.SlotSymmetry;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.symmetry.KeptStates;
import io.mazurka.nets.symmetry.NetGraph;
import io.mazurka.temporal.formula.PropositionalParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes the reduction and the symmetry of a net. They go together, also where stubborn sets keep
 * goals by attraction: a symmetry that keeps a goal also keeps the distance of a state from it, so
 * the representative of a state that a step has brought closer is as close.
 */
record NetReducer(NetSystem system, CheckOptions options) implements Reducer {

  @Override
  public Reduction reduce(List<Property> checked) {
    return CheckableNet.reduction(system, checked, options);
  }

  @Override
  public StateSymmetry symmetry(List<Property> checked) {
    Symmetry asked = options.reductions().settledSymmetry();
    if (asked == Symmetry.NONE) {
      return StateSymmetry.none();
    }
    Optional<String> fairness = TemporalProperty.obstacleToSymmetry(checked);
    if (fairness.isPresent()) {
      return StateSymmetry.without(asked, fairness.get());
    }
    List<Property> ofMarkings =
        checked.stream().filter(property -> property != StateProperty.NO_TERMINAL_STATE).toList();
    if (!Property.readBy(ofMarkings).stream()
        .allMatch(one -> one.condition() instanceof NetCondition)) {
      return StateSymmetry.without(asked, "a condition is not one on places and transitions");
    }
    List<KeptStates> kept = ofMarkings.stream().map(NetReducer::kept).toList();
    SlotSymmetry found = SlotSymmetry.find(asked, new NetGraph(system, kept));
    PartOrbits alike =
        PartOrbits.of(found.generators(), Automorphism::steps, system.transitions().size());
    system.alike(alike::of);
    return found.symmetry();
  }

  private static KeptStates kept(Property property) {
    List<StateCondition> conditions = new ArrayList<>();
    if (property instanceof TemporalProperty formula) {
      List<StateCondition> atoms =
          formula.atoms().stream().map(atom -> states(atom.condition())).toList();
      PropositionalParts.withPremises(formula.formula())
          .forEach(
              part ->
                  conditions.add(
                      PropositionalParts.<StateCondition>condition(
                          part,
                          atoms::get,
                          StateCondition.All::new,
                          StateCondition.Any::new,
                          StateCondition::negated)));
    } else {
      StateProperty one = (StateProperty) property;
      conditions.add(states(one.condition()));
      PropertyCondition premise = one.premise();
      if (premise != null) {
        conditions.add(states(premise));
      }
    }
    return new KeptStates("property " + property.name(), conditions);
  }

  private static StateCondition states(PropertyCondition condition) {
    return ((NetCondition) condition).where(true);
  }
}
