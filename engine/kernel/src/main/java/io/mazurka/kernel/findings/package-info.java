/**
 * What an exploration finds out about its properties. Read first: {@link
 * io.mazurka.kernel.findings.Findings}, which knows what was decided so far; each worker asks its
 * own {@link io.mazurka.kernel.findings.Evaluation} in every state.
 *
 * <p>Searches of states and dynamic reduction depend on this package. It depends only on
 * properties, paths and the package exploration. Stores and searches are not here.
 */
@NullMarked
package io.mazurka.kernel.findings;

import org.jspecify.annotations.NullMarked;
