/**
 * A breadth-first search as it is saved in checkpoints. Read first: {@link
 * io.mazurka.search.saving.FrontierSaving}, which decides when; {@link
 * io.mazurka.search.saving.FrontierImage} writes and reads.
 *
 * <p>Only the loop of the breadth-first search depends on this package. The files are not here, but
 * in the package checkpoint.
 */
@NullMarked
package io.mazurka.search.saving;

import org.jspecify.annotations.NullMarked;
