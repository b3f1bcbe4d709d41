/**
 * Executions and small graphs as pictures in SVG. Read first: {@link
 * io.mazurka.kernel.trace.picture.SequencePicture} and {@link
 * io.mazurka.kernel.trace.picture.GraphPicture}.
 *
 * <p>Reports and pages depend on this package. It depends only on {@code kernel.trace}. Tables and
 * diagrams in text are not here but in that package.
 */
@NullMarked
package io.mazurka.kernel.trace.picture;

import org.jspecify.annotations.NullMarked;
