/**
 * What belongs to one thread of an execution alone, and is nobody's event.
 *
 * <p>Entry type: {@link io.mazurka.classes.local.VirtualClock}. It depends on nothing in this
 * module.
 */
@NullMarked
package io.mazurka.classes.local;

import org.jspecify.annotations.NullMarked;
