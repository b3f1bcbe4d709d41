/** The examples with timers once more, with time made by hand: nothing here knows of timers. */
@NullMarked
package io.mazurka.examples.ticks;

import org.jspecify.annotations.NullMarked;
