/**
 * Records which classes initialise which others. Threads that initialise classes on a cycle at the
 * same time may wait for each other.
 *
 * <p>Entry type: {@link io.mazurka.classes.initialization.InitializationGraph}. {@code instrument},
 * {@code calls} and {@code runtime} depend on this package, and it depends on no other package of
 * this module. The events of initialisations are not here but in {@code calls}.
 */
@NullMarked
package io.mazurka.classes.initialization;

import org.jspecify.annotations.NullMarked;
