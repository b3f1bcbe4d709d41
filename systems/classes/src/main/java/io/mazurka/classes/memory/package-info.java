/**
 * The Java memory model, as far as race detection needs it: the effect of an access on the
 * happens-before order, and the vector clocks of this order.
 *
 * <p>Entry type: {@link io.mazurka.classes.memory.RaceClocks}. {@code runtime}, {@code calls},
 * {@code library} and {@code instrument}, with the packages below these, depend on this package,
 * and it depends on no other package of this module. Which accesses are events is not decided here
 * but in {@code runtime}.
 */
@NullMarked
package io.mazurka.classes.memory;

import org.jspecify.annotations.NullMarked;
