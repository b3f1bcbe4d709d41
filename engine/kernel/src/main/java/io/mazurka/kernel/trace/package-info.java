/**
 * Executions as people read them: steps in words, a table with one column per process, a sequence
 * diagram in text. Read first: {@link io.mazurka.kernel.trace.Trace}.
 *
 * <p>Everybody may depend on this package. Pure text and data: nothing here can run a model, and
 * pictures are in the package trace.picture.
 */
@NullMarked
package io.mazurka.kernel.trace;

import org.jspecify.annotations.NullMarked;
