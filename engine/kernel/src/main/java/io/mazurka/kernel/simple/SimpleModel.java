package io.mazurka.kernel.simple;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.lpor.EnablingCondition;
import io.mazurka.lpor.RelationTable;
import io.mazurka.lpor.Relations;
import io.mazurka.lpor.StateRelations;
import io.mazurka.lpor.StaticRelations;
import java.util.List;

/**
 * A system with its properties and with relations between its transitions that are the same in all
 * states. It can be checked with stubborn sets and audited.
 *
 * @param relations which transitions depend on each other, and which are visible to the properties
 * @param cyclic whether an execution may reach a state again
 */
public record SimpleModel(
    TransitionSystem system,
    List<Property> properties,
    Relations<Transition> relations,
    boolean cyclic)
    implements Checkable {

  public SimpleModel {
    properties = List.copyOf(properties);
  }

  @Override
  public Features features() {
    return Features.of(Feature.LPOR, Feature.PROFILE);
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    return new CompiledModel(
        system,
        properties,
        false,
        List.of(),
        checked -> stubbornSets(PropertyClass.neededBy(checked)));
  }

  private Reduction stubbornSets(PropertyClass needed) {
    List<Transition> transitions = system.transitions();
    RelationTable table = RelationTable.of(transitions, relations);
    return new StubbornReduction(
        "lpor, relations as stated",
        contract(needed),
        transitions,
        transition -> relations.isVisible(transitions.get(transition)),
        transition -> cyclic,
        () -> new Everywhere(new StaticRelations(table, EnablingCondition.NEVER)));
  }

  /**
   * The contract for these properties. Branching time needs a system in which a transition has at
   * most one step in each state.
   */
  private Contract contract(PropertyClass needed) {
    if (needed.compareTo(PropertyClass.INVARIANTS) <= 0) {
      return Contract.forInvariants(cyclic);
    }
    return needed == PropertyClass.LINEAR_TIME || !(system instanceof DeterministicSystem)
        ? Contract.forLinearTime(cyclic)
        : Contract.forBranchingTime(cyclic);
  }

  /** Relations that are the same in every state. */
  private record Everywhere(StateRelations relations) implements LocatedRelations {

    @Override
    public void moveTo(int[] state) {}

    @Override
    public void addInterfering(int transition, long[] set) {
      relations.addInterfering(transition, set);
    }

    @Override
    public int enablingSets(int transition) {
      return relations.enablingSets(transition);
    }

    @Override
    public void addEnablingSet(int transition, int index, long[] set) {
      relations.addEnablingSet(transition, index, set);
    }
  }
}
