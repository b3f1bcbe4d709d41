/**
 * State machines of a net, and local state space analysis of what they do together. Begin with
 * {@link io.mazurka.nets.machines.MachineCover}, which finds places of which exactly one has a
 * token, and {@link io.mazurka.nets.machines.MachineProgram}, which makes them the variables of a
 * guarded program (Zheng and Zhang; Hack 1972 for the decomposition). Stubborn sets from arcs are
 * not here but in {@code nets.stubborn}. Only {@code nets.check} may depend on this package.
 */
@NullMarked
package io.mazurka.nets.machines;

import org.jspecify.annotations.NullMarked;
