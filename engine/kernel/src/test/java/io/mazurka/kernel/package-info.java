/** What the waist itself promises. */
@NullMarked
package io.mazurka.kernel;

import org.jspecify.annotations.NullMarked;
