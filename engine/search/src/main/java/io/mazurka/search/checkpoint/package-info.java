/**
 * Checkpoints: files in which a search is saved now and then, so that another process can go on
 * with it. Read first: {@link io.mazurka.search.checkpoint.CheckpointPlan}, which says what the
 * user asks for, and {@link io.mazurka.search.checkpoint.Checkpoints}, which a search saves itself
 * with.
 *
 * <p>The searches, the checks, the commands and the cluster depend on this package. The content of
 * a saved search is not here: {@code search.saving} writes and reads it.
 */
@NullMarked
package io.mazurka.search.checkpoint;

import org.jspecify.annotations.NullMarked;
