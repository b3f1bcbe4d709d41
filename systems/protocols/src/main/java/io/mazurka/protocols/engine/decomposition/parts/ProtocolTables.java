package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.protocols.Composite;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.List;
import java.util.function.IntFunction;

/**
 * What symmetry is looked for in: the processes of a protocol, or the parts into which they are
 * taken apart.
 *
 * @param roles the roles, in order
 * @param composites which members of roles belong together
 * @param layout the slots of states, one for each process
 * @param analysis a complete analysis
 * @param initialLocals the local states of all processes in each initial state
 * @param steps maps a transition to the declared step that it is an instance of
 */
public record ProtocolTables(
    List<Role<?>> roles,
    List<Composite> composites,
    Layout layout,
    LocalAnalysis analysis,
    List<int[]> initialLocals,
    IntFunction<StepDefinition> steps) {

  public ProtocolTables {
    roles = List.copyOf(roles);
    composites = List.copyOf(composites);
    initialLocals = List.copyOf(initialLocals);
  }
}
