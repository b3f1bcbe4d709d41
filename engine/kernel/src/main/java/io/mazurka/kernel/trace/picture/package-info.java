/**
 * Executions and small graphs as pictures in SVG. Read first: {@link
 * io.mazurka.kernel.trace.picture.SequencePicture} and {@link
 * io.mazurka.kernel.trace.picture.GraphPicture}.
 *
 * <p>Reports and pages depend on this package. It depends only on the package trace, in which
 * executions are in words, tables and diagrams of text; those are not here.
 */
@NullMarked
package io.mazurka.kernel.trace.picture;

import org.jspecify.annotations.NullMarked;
