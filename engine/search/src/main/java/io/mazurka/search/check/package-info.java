/**
 * Checks a system: compiles it, decides on properties and reductions, searches, and puts the result
 * into words. Read first: {@link io.mazurka.search.check.Check} and {@link
 * io.mazurka.search.check.CheckResult}.
 *
 * <p>Commands, front ends and users' tests depend on this package. The loops of the search are not
 * here but in {@code search}; the options are in {@code kernel.options}.
 */
@NullMarked
package io.mazurka.search.check;

import org.jspecify.annotations.NullMarked;
