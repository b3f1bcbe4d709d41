/**
 * Formulas over atoms that are numbers: what they stand for, whoever has them knows. Entry type:
 * {@link io.mazurka.temporal.formula.TemporalFormula}.
 */
@NullMarked
package io.mazurka.temporal.formula;

import org.jspecify.annotations.NullMarked;
