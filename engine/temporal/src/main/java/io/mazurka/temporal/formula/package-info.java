/**
 * Formulas of linear and branching time as trees. Atoms are numbers; the user of a formula knows
 * what they stand for. Read {@link io.mazurka.temporal.formula.TemporalFormula} first. Every
 * package may depend on this one, which depends on none. Parsing is in {@code temporal.syntax},
 * evaluation in {@code temporal.linear} and {@code temporal.branching}.
 */
@NullMarked
package io.mazurka.temporal.formula;

import org.jspecify.annotations.NullMarked;
