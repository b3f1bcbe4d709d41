/**
 * Values of models, such as records and enums: their canonical byte form, which is the same in
 * every run, and how they are numbered, renamed, reordered and written as text.
 *
 * <p>Read first: {@link io.mazurka.kernel.value.CanonicalForm}, which says what a value is. Front
 * ends whose slots hold objects depend on this package; of the kernel it depends only on {@code
 * kernel.table} and {@code kernel.value.bytes}. Slots and states are not known here.
 */
@NullMarked
package io.mazurka.kernel.value;

import org.jspecify.annotations.NullMarked;
