package io.mazurka.guarded;

import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.symmetry.KeptCondition;
import io.mazurka.guarded.symmetry.KeptConditions;
import io.mazurka.guarded.symmetry.ProgramGraph;
import io.mazurka.kernel.model.CompiledModel.Reducer;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.kernel.symmetry.slots.Automorphism;
import io.mazurka.kernel.symmetry.slots.PartOrbits;
import io.mazurka.kernel.symmetry.slots.SlotSymmetry;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes the reduction and the symmetry of a program. It observes a premise if every command that
 * can change the premise is visible to some other property anyway.
 *
 * @param asked the symmetry that the user asked for; null if nobody asked
 */
record ProgramReducer(ProgramAnalysis analysis, ProgramSystem system, @Nullable Symmetry asked)
    implements Reducer {

  @Override
  public Reduction reduce(List<Property> checked) {
    return analysis.reduction(system.transitions(), checked);
  }

  @Override
  public StateSymmetry symmetry(List<Property> checked) {
    if (asked == Symmetry.NONE) {
      return StateSymmetry.none();
    }
    Optional<String> fairness = TemporalProperty.obstacleToSymmetry(checked);
    if (fairness.isPresent()) {
      return StateSymmetry.without(asked, fairness.get());
    }
    Optional<List<KeptCondition>> kept = KeptConditions.of(checked);
    if (kept.isEmpty()) {
      return StateSymmetry.without(asked, "a property is no expression on variables");
    }
    SlotSymmetry found = SlotSymmetry.find(asked, new ProgramGraph(analysis.program(), kept.get()));
    PartOrbits alike =
        PartOrbits.of(found.generators(), Automorphism::steps, system.transitions().size());
    system.alike(alike::of);
    return found.symmetry();
  }

  @Override
  public boolean observes(PropertyCondition premise, List<Property> checked) {
    List<NamedCondition> others = Property.observedBy(checked);
    return system.transitions().stream()
        .filter(premise::isVisible)
        .allMatch(one -> others.stream().anyMatch(other -> other.condition().isVisible(one)));
  }
}
