/**
 * What a user may ask of a check, as one immutable value. Entry type: {@link
 * io.mazurka.kernel.options.CheckOptions}.
 */
@NullMarked
package io.mazurka.kernel.options;

import org.jspecify.annotations.NullMarked;
