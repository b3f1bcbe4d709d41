/**
 * Conditions on markings, and their readers: for the text of {@code --invariant} and for the
 * property files of the Model Checking Contest.
 *
 * <p>Entry type: {@link io.mazurka.nets.formula.StateCondition}. {@code check} and {@code stubborn}
 * depend on this package. Properties, which say where a condition should hold, are not here but in
 * {@code check}.
 */
@NullMarked
package io.mazurka.nets.formula;

import org.jspecify.annotations.NullMarked;
