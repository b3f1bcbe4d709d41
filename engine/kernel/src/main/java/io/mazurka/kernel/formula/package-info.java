/**
 * How formulas over the conditions of a front end become properties: their texts, their atoms and
 * what they assume of executions. Entry type: {@link io.mazurka.kernel.formula.ParsedFormula}.
 * Front ends use it when they compile a model; how a formula is decided is not here.
 */
@NullMarked
package io.mazurka.kernel.formula;

import org.jspecify.annotations.NullMarked;
