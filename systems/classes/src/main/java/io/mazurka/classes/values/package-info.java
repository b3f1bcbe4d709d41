/**
 * Reads and restores values of fields and atomic variables without an event.
 *
 * <p>Entry types: {@link io.mazurka.classes.values.FieldInfo} for fields and {@link
 * io.mazurka.classes.values.AtomicValues} for atomic variables; {@link
 * io.mazurka.classes.values.ComparedValue} compares values like compare-and-set does. {@code
 * runtime}, {@code calls} and {@code statics} depend on this package. Events are not here but in
 * {@code runtime}.
 */
@NullMarked
package io.mazurka.classes.values;

import org.jspecify.annotations.NullMarked;
