/**
 * How local graphs are found: a fixpoint over the local states of each process and the messages
 * that others may send.
 *
 * <p>Read {@link io.mazurka.protocols.engine.analysis.exploration.LocalAnalyst} first. Only the
 * compiler starts an analysis; what follows from the graphs is in {@code analysis}, which this
 * package depends on.
 */
@NullMarked
package io.mazurka.protocols.engine.analysis.exploration;

import org.jspecify.annotations.NullMarked;
