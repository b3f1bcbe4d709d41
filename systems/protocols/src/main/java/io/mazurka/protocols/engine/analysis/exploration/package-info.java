/**
 * Finds the local graphs: a fixpoint over the local states of each process and the messages that
 * others may send.
 *
 * <p>Read {@link io.mazurka.protocols.engine.analysis.exploration.LocalAnalyst} first. Only {@code
 * compiler} starts an analysis; {@code symmetry} shares its budget. The conclusions from the graphs
 * are not here but in {@code analysis}, on which this package depends.
 */
@NullMarked
package io.mazurka.protocols.engine.analysis.exploration;

import org.jspecify.annotations.NullMarked;
