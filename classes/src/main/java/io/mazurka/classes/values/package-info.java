/**
 * Where Java keeps the values of variables, and how to look at them and change them back without an
 * event.
 *
 * <p>Entry types: {@link io.mazurka.classes.values.FieldInfo} for fields and {@link
 * io.mazurka.classes.values.AtomicValues} for atomic variables; {@link
 * io.mazurka.classes.values.ComparedValue} is what compare-and-set makes of a value.
 */
@NullMarked
package io.mazurka.classes.values;

import org.jspecify.annotations.NullMarked;
