/**
 * Bytes that mean the same in every run: numbers and chunks with their length, written, read and
 * hashed. Read first: {@link io.mazurka.kernel.value.bytes.ByteWriter}.
 *
 * <p>The package value depends on this one, and so does who stores or sends values. What a value is
 * does not matter here.
 */
@NullMarked
package io.mazurka.kernel.value.bytes;

import org.jspecify.annotations.NullMarked;
