/**
 * The properties that a check can decide. A property has a {@linkplain
 * io.mazurka.kernel.property.Property.Kind kind}, which says which states decide it, and a
 * condition, which is true or false in every state. A new kind of state property needs a change in
 * this package alone, apart from its wording in reports.
 *
 * <p>Read {@link io.mazurka.kernel.property.Property} first, then {@link
 * io.mazurka.kernel.property.PropertyCondition}, the only type that front ends implement. Front
 * ends, searches and tools may depend on this package; it depends only on transitions and formulas.
 * How properties are decided is not here but in the searches; how formulas are read is in {@code
 * kernel.formula}.
 */
@NullMarked
package io.mazurka.kernel.property;

import org.jspecify.annotations.NullMarked;
