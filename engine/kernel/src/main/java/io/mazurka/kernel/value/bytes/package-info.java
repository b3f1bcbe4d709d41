/**
 * Bytes that mean the same in every run: numbers and chunks with their length, written, read and
 * hashed. Read first: {@link io.mazurka.kernel.value.bytes.ByteWriter}.
 *
 * <p>The package {@code kernel.value} depends on this one, and so does code that stores or sends
 * values. What a value is is not known here.
 */
@NullMarked
package io.mazurka.kernel.value.bytes;

import org.jspecify.annotations.NullMarked;
