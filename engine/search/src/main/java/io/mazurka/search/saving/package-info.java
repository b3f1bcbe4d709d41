/**
 * Saves a breadth-first search in checkpoints and restores it. Read first: {@link
 * io.mazurka.search.saving.FrontierSaving}, which decides when; {@link
 * io.mazurka.search.saving.FrontierImage} writes and reads.
 *
 * <p>Only the loop of the breadth-first search depends on this package. The files are not here but
 * in {@code search.checkpoint}.
 */
@NullMarked
package io.mazurka.search.saving;

import org.jspecify.annotations.NullMarked;
