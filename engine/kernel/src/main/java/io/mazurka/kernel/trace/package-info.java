/**
 * Executions as people read them: steps in words, a table with one column for each process, a
 * sequence diagram in text. Read first: {@link io.mazurka.kernel.trace.Trace}.
 *
 * <p>All modules may depend on this package. It has only text and data: running a model is not
 * here, and pictures are in {@code kernel.trace.picture}.
 */
@NullMarked
package io.mazurka.kernel.trace;

import org.jspecify.annotations.NullMarked;
