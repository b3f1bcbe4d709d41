/**
 * Evaluates properties during an exploration and collects the results. Read first: {@link
 * io.mazurka.kernel.findings.Findings}, which knows what was decided so far; each worker evaluates
 * the properties in every state with its own {@link io.mazurka.kernel.findings.Evaluation}.
 *
 * <p>Searches of states and dynamic reduction depend on this package. It depends only on
 * properties, paths and {@code kernel.exploration}. Stores and searches are not here.
 */
@NullMarked
package io.mazurka.kernel.findings;

import org.jspecify.annotations.NullMarked;
