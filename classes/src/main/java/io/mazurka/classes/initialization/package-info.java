/**
 * Which classes initialise which others, so that threads which do so at once may wait for each
 * other.
 *
 * <p>Entry type: {@link io.mazurka.classes.initialization.InitializationGraph}. It depends on
 * nothing in this module.
 */
@NullMarked
package io.mazurka.classes.initialization;

import org.jspecify.annotations.NullMarked;
