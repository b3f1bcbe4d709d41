/**
 * What a user may ask of a check, as one immutable value: how to search, and whatever front ends
 * want to know besides. Entry types: {@link io.mazurka.kernel.options.CheckOptions}, and {@link
 * io.mazurka.kernel.options.FrontEndOptions} for who has options of their own. What only one front
 * end understands is not here.
 */
@NullMarked
package io.mazurka.kernel.options;

import org.jspecify.annotations.NullMarked;
