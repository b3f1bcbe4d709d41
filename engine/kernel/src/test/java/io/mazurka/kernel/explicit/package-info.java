/**
 * Transition systems for tests that are given state by state or by a formula, random ones, and a
 * naive exploration to compare searches with.
 */
@NullMarked
package io.mazurka.kernel.explicit;

import org.jspecify.annotations.NullMarked;
