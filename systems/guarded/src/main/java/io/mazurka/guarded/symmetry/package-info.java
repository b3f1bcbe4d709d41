/**
 * Symmetry of programs: their commands, initial states and conditions as a graph, whose
 * automorphisms exchange processes and the variables, and values of variables, that name them. Read
 * first: {@link io.mazurka.guarded.symmetry.ProgramGraph}.
 *
 * <p>{@code guarded} depends on this package. How automorphisms of graphs are found, and how states
 * are turned into representatives, is in the kernel.
 */
@NullMarked
package io.mazurka.guarded.symmetry;

import org.jspecify.annotations.NullMarked;
