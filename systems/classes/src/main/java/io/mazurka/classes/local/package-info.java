/**
 * Data of a single thread of an execution. Accesses to it are no events.
 *
 * <p>Entry type: {@link io.mazurka.classes.local.VirtualClock}. Only {@code runtime} depends on
 * this package, and it depends on no other package of this module. Data that threads share is not
 * here.
 */
@NullMarked
package io.mazurka.classes.local;

import org.jspecify.annotations.NullMarked;
