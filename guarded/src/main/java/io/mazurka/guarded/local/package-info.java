/**
 * The local state graph of each process under an over-approximated environment, and what follows
 * from it: which commands can conflict, and from which local states (Zheng and Zhang, local state
 * space analysis). Entry types: {@link io.mazurka.guarded.local.LocalGraphs} and {@link
 * io.mazurka.guarded.local.CommandConflicts}. Nothing here selects anything; reductions build on
 * it.
 */
@NullMarked
package io.mazurka.guarded.local;

import org.jspecify.annotations.NullMarked;
