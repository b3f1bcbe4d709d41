/**
 * Turns the texts of formulas into properties: reads formulas, their atoms and the fairness that
 * they assume. Read first: {@link io.mazurka.kernel.formula.ParsedFormula}. Front ends depend on
 * this package when they compile a model. How a formula is decided is not here but in {@code
 * search.temporal}.
 */
@NullMarked
package io.mazurka.kernel.formula;

import org.jspecify.annotations.NullMarked;
