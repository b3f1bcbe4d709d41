/**
 * The memory model of Java, as far as data races need it: what an access means to the order of
 * others, and the clocks of the happens-before order.
 *
 * <p>Entry type: {@link io.mazurka.classes.memory.RaceClocks}. What is an event, and of which
 * object, is not known here.
 */
@NullMarked
package io.mazurka.classes.memory;

import org.jspecify.annotations.NullMarked;
