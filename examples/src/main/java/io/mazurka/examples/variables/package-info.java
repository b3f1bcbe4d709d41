/**
 * Programs of processes that share variables. Read {@link
 * io.mazurka.examples.variables.TerminationDetection} first.
 *
 * <p>Nothing depends on this package. The documentation quotes it. Larger programs are in the
 * gallery.
 */
@NullMarked
package io.mazurka.examples.variables;

import org.jspecify.annotations.NullMarked;
