/**
 * The local state graph of each process under an over-approximated environment, and the conclusions
 * from these graphs: which commands can conflict, and from which local states (Zheng and Zhang,
 * local state space analysis). Entry types: {@link io.mazurka.guarded.local.LocalGraphs} and {@link
 * io.mazurka.guarded.local.CommandConflicts}. {@code io.mazurka.guarded} and {@code reduction}
 * depend on this package. Which commands a search may leave out is not decided here but in {@code
 * reduction}.
 */
@NullMarked
package io.mazurka.guarded.local;

import org.jspecify.annotations.NullMarked;
