/**
 * Comparisons for temporal properties: random formulas, and verdicts computed from the definitions.
 *
 * <p>Read {@link io.mazurka.differential.temporal.TemporalVerdicts} first. Tests of all modules may
 * depend on this package; main code never does.
 */
@NullMarked
package io.mazurka.differential.temporal;

import org.jspecify.annotations.NullMarked;
