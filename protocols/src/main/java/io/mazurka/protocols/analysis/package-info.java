/**
 * What each process of a protocol can do on its own, whatever the others do: local graphs and the
 * facts that reductions draw from them.
 *
 * <p>Entry type: {@link io.mazurka.protocols.analysis.LocalAnalysis}. The engine explores the local
 * graphs under an environment where every letter anyone can ever send may be waiting; everything
 * here is derived from these graphs and is plain numbers: local states, letters and transitions as
 * the engine numbers them. Reductions, symmetry and proofs may depend on it; it depends on none of
 * them, and runs no user code. The idea is that of Zheng and Zhang's local state space analysis of
 * circuits (2012), carried over to messages.
 */
@NullMarked
package io.mazurka.protocols.analysis;

import org.jspecify.annotations.NullMarked;
