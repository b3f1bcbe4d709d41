/**
 * The options of a check, as one immutable value: how to search, and the options of front ends.
 * Read first: {@link io.mazurka.kernel.options.CheckOptions}, and {@link
 * io.mazurka.kernel.options.FrontEndOptions} to add options to a front end. All modules may depend
 * on this package. Options that only one front end understands are not here but in the module of
 * the front end.
 */
@NullMarked
package io.mazurka.kernel.options;

import org.jspecify.annotations.NullMarked;
