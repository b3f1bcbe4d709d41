/**
 * Audits of partial-order reductions: whether what a reduction relies on is true in every state of
 * an instance, and whether its searches find what the full one does. Read first: {@link
 * io.mazurka.audit.Audit}.
 *
 * <p>Front ends and commands depend on this package. The checks themselves are in the package
 * audit.checks, the checks on graphs by definition in {@code lpor.audit}; how a reduction comes by
 * its relations does not matter here.
 */
@NullMarked
package io.mazurka.audit;

import org.jspecify.annotations.NullMarked;
