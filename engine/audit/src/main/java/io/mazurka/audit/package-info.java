/**
 * Audits of partial-order reductions: they check, in every state of an instance, the claims that a
 * reduction relies on, and whether the reduced searches have the same results as the full search.
 * Read first: {@link io.mazurka.audit.Audit}.
 *
 * <p>Commands and the tests of front ends depend on this package. The single checks are not here
 * but in {@code audit.checks}, and the definitions on graphs that they use are in {@code
 * lpor.audit}. How a reduction computes its relations does not matter here.
 */
@NullMarked
package io.mazurka.audit;

import org.jspecify.annotations.NullMarked;
