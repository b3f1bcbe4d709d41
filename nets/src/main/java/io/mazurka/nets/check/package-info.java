/**
 * Checking nets: their properties, and the formats of files that {@code mazurka check} understands.
 * Entry type: {@link io.mazurka.nets.check.CheckableNet}.
 */
@NullMarked
package io.mazurka.nets.check;

import org.jspecify.annotations.NullMarked;
