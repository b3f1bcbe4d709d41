package io.mazurka.nets.machines;

import io.mazurka.guarded.local.AnalysisGivenUpException;
import io.mazurka.guarded.local.CommandGraph;
import io.mazurka.guarded.local.LocalGraphs;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.machines.MachineProgram.Grouping;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The local graphs of a net that is made of state machines. Processes are state machines with the
 * transitions that move them; if the graphs of these are too large, processes are groups of
 * transitions that move the same machines.
 */
public final class MachineGraphs {

  private final MachineProgram program;
  private final List<CommandGraph> graphs;

  private MachineGraphs(MachineProgram program, List<CommandGraph> graphs) {
    this.program = program;
    this.graphs = graphs;
  }

  /**
   * The local graphs of {@code system}; refused if it is not made of state machines, or if the
   * graphs are too large.
   *
   * @param purpose the option that needs them, for the message
   */
  public static MachineGraphs of(NetSystem system, String purpose) {
    MachineCover cover = MachineCover.of(system.net());
    if (cover.uncovered().isPresent()) {
      throw new InvalidOptionException(
          ("%s is not possible: for place %s no state machine was found, that is, places of which at"
                  + " most one has a token, because each transition that gives to one of them takes"
                  + " from one of them")
              .formatted(purpose, system.slotName(cover.uncovered().getAsInt())));
    }
    MachineProgram coarse = new MachineProgram(system, cover, Grouping.BY_MACHINE);
    try {
      return new MachineGraphs(coarse, LocalGraphs.of(coarse.program(), LocalGraphs.USUAL_EDGES));
    } catch (AnalysisGivenUpException e) {
      return ofSmallProcesses(system, cover, purpose);
    }
  }

  private static MachineGraphs ofSmallProcesses(
      NetSystem system, MachineCover cover, String purpose) {
    MachineProgram fine = new MachineProgram(system, cover, Grouping.BY_MACHINES_MOVED);
    try {
      return new MachineGraphs(fine, LocalGraphs.of(fine.program()));
    } catch (AnalysisGivenUpException e) {
      throw new InvalidOptionException("%s is not possible: %s".formatted(purpose, e.getMessage()));
    }
  }

  MachineProgram program() {
    return program;
  }

  List<CommandGraph> graphs() {
    return graphs;
  }

  /**
   * Ample sets from these graphs that preserve the checked properties.
   *
   * @param states the states in which a condition is true, if they are known as such
   */
  public Reduction reduction(
      List<Property> checked, Function<PropertyCondition, Optional<StateCondition>> states) {
    return new MachineReduction(this).preserving(checked, states);
  }

  /** The graphs with labels, for drawing. */
  public List<DrawnGraph> drawn() {
    return MachineGraphTexts.of(program, graphs);
  }
}
