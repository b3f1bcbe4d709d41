/** Tests of the examples with timers, and the same protocols with time made by hand. */
@NullMarked
package io.mazurka.examples.time;

import org.jspecify.annotations.NullMarked;
