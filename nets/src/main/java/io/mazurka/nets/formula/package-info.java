/**
 * Conditions on markings, and where they come from: the text of {@code --invariant} and the
 * property files of the Model Checking Contest. Entry type: {@link
 * io.mazurka.nets.formula.StateCondition}.
 */
@NullMarked
package io.mazurka.nets.formula;

import org.jspecify.annotations.NullMarked;
