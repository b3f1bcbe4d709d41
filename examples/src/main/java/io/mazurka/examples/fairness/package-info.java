/**
 * Protocols in which something happens only if messages are treated fairly. Read {@link
 * io.mazurka.examples.fairness.LossyLine} first.
 *
 * <p>Nothing depends on this package. The documentation quotes it. What fairness is does not belong
 * here but in {@code temporal.graph}.
 */
@NullMarked
package io.mazurka.examples.fairness;

import org.jspecify.annotations.NullMarked;
