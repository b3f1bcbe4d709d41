/**
 * Audits of partial-order reductions: whether what a reduction relies on is true in every state of
 * an instance, and whether its searches find what the full one does. Entry type: {@link
 * io.mazurka.kernel.audit.Audit}. The checks on graphs by definition are in {@code lpor.audit}; how
 * a reduction comes by its relations does not matter here.
 */
@NullMarked
package io.mazurka.kernel.audit;

import org.jspecify.annotations.NullMarked;
