/**
 * Local analysis: the steps that each process of a protocol can take on its own, whatever the other
 * processes do, and the facts that reductions derive from these local graphs.
 *
 * <p>Read {@link io.mazurka.protocols.engine.analysis.LocalAnalysis} first. {@link
 * io.mazurka.protocols.engine.analysis.exploration.LocalExploration} builds the local graphs: it
 * runs handlers as if every letter that can ever be sent were waiting. Everything else is derived
 * from these graphs and consists of numbers: local states, letters and transitions as {@code views}
 * and {@code programs} number them. The idea is the local state space analysis of circuits by Zheng
 * and Zhang (2012), transferred to messages.
 *
 * <p>The packages {@code analysis.exploration}, {@code conditions}, {@code relations}, {@code
 * decomposition}, {@code symmetry}, {@code dynamic}, {@code local} and {@code compiler} may depend
 * on this package, and so may proofs of protocols; it depends on none of them. The reductions
 * themselves are not here.
 */
@NullMarked
package io.mazurka.protocols.engine.analysis;

import org.jspecify.annotations.NullMarked;
