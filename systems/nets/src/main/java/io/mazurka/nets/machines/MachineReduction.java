package io.mazurka.nets.machines;

import io.mazurka.guarded.local.CommandConflicts;
import io.mazurka.guarded.local.CommandCycles;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StickyTransitions;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.nets.formula.StateCondition;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Ample sets for a net, from the local graphs of its state machines. */
final class MachineReduction {

  private final MachineGraphs graphs;
  private final MachineProgram program;
  private final CommandConflicts conflicts;
  private final List<Transition> transitions;

  MachineReduction(MachineGraphs graphs) {
    this.graphs = graphs;
    this.program = graphs.program();
    this.conflicts = CommandConflicts.of(program.program(), graphs.graphs());
    this.transitions = program.system().transitions();
  }

  /**
   * The reduction that preserves the checked properties.
   *
   * @param states the states in which a condition is true, if they are known as such
   */
  Reduction preserving(
      List<Property> checked, Function<PropertyCondition, Optional<StateCondition>> states) {
    BitSet visible = new BitSet();
    MachineVisibility visibility = new MachineVisibility(graphs);
    for (NamedCondition observed : Property.observedBy(checked)) {
      BitSet concerned = concerned(observed.condition());
      visible.or(
          states
              .apply(observed.condition())
              .map(condition -> visibility.visible(condition, concerned))
              .orElse(concerned));
    }
    PropertyClass needed = PropertyClass.neededBy(checked);
    boolean temporal = needed.compareTo(PropertyClass.INVARIANTS) > 0;
    BitSet sticky = temporal ? sticky(visible) : new BitSet();
    return new StubbornReduction(
            Por.LSSA.toString(),
            Contract.byVisibility(needed, !visible.isEmpty()).amongFinitelyMany(),
            transitions,
            visible::get,
            transition -> true,
            () -> new MachineRelations(program, conflicts))
        .sticking(sticky::get);
  }

  private BitSet concerned(PropertyCondition condition) {
    BitSet concerned = new BitSet();
    transitions.stream()
        .filter(condition::isVisible)
        .forEach(transition -> concerned.set(transition.number()));
    return concerned;
  }

  private BitSet sticky(BitSet visible) {
    BitSet commands = new BitSet();
    visible.stream().forEach(transition -> commands.set(program.command(transition)));
    CommandCycles cycles = new CommandCycles(program.program(), graphs.graphs());
    BitSet sticky = new BitSet();
    StickyTransitions.choose(commands, cycles, cycles.work()).stream()
        .forEach(command -> sticky.set(program.transition(command)));
    return sticky;
  }
}
