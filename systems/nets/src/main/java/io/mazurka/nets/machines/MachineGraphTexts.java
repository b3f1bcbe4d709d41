package io.mazurka.nets.machines;

import io.mazurka.guarded.local.CommandGraph;
import io.mazurka.guarded.local.CommandGraphTexts;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.nets.engine.NetSystem;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;

/** Turns the local graphs of a net into graphs with labels: the places that have a token. */
final class MachineGraphTexts {

  private final MachineProgram machines;
  private final NetSystem system;

  private MachineGraphTexts(MachineProgram machines) {
    this.machines = machines;
    this.system = machines.system();
  }

  static List<DrawnGraph> of(MachineProgram machines, List<CommandGraph> graphs) {
    MachineGraphTexts texts = new MachineGraphTexts(machines);
    return CommandGraphTexts.of(machines.program(), graphs, texts::words);
  }

  private Function<int[], String> words(CommandGraph graph) {
    Projection projection = machines.projection(graph.index().variables());
    return local -> words(projection, local);
  }

  private String words(Projection projection, int[] local) {
    int[] state = new int[system.initialStates().get(0).length];
    projection.write(local, state);
    StringJoiner text = new StringJoiner(" ").setEmptyValue("-");
    for (int slot = 0; slot < state.length; slot++) {
      if (state[slot] > 0) {
        text.add(system.slotName(slot));
      }
    }
    return text.toString();
  }
}
