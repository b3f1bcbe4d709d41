/**
 * What each process of a protocol can do on its own, whatever the others do: local graphs and the
 * facts that reductions draw from them.
 *
 * <p>Entry type: {@link io.mazurka.protocols.analysis.LocalAnalysis}. {@link
 * io.mazurka.protocols.analysis.LocalExploration} builds the local graphs: it runs handlers as if
 * every letter that can ever be sent were waiting. Everything else is derived from these graphs and
 * is plain numbers: local states, letters and transitions as {@code views} and {@code programs}
 * number them. Relations, symmetry, dynamic reduction and the compiler may depend on it; it depends
 * on none of them. The idea is that of Zheng and Zhang's local state space analysis of circuits
 * (2012), carried over to messages.
 */
@NullMarked
package io.mazurka.protocols.analysis;

import org.jspecify.annotations.NullMarked;
