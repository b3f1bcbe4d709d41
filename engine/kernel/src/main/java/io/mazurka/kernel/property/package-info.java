/**
 * What a check can be asked about a system. A property has a {@linkplain
 * io.mazurka.kernel.property.Property.Kind kind}, which says what finding a state means, and a
 * condition, which says of every state whether it is true there. A new kind of state property is a
 * change in this package alone, apart from its wording in reports.
 *
 * <p>Read {@link io.mazurka.kernel.property.Property} first, then {@link
 * io.mazurka.kernel.property.PropertyCondition}, the only type that front ends implement. Front
 * ends, searches and tools may depend on this package; it knows nothing but transitions and
 * formulas. How properties are decided is in the searches, how formulas are read is in {@code
 * io.mazurka.kernel.formula}.
 */
@NullMarked
package io.mazurka.kernel.property;

import org.jspecify.annotations.NullMarked;
