package io.mazurka.protocols.engine.local;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A protocol with the local graphs of its processes.
 *
 * @param protocol the declared protocol
 * @param analysis the local graphs
 * @param initial per initial state, the number of the local state of each process
 * @param steps maps a transition of the analysis to the declared step that it is an instance of
 */
public record LocalTables(
    Protocol protocol,
    LocalAnalysis analysis,
    List<int[]> initial,
    IntFunction<StepDefinition> steps) {

  public LocalTables {
    initial = List.copyOf(initial);
  }
}
