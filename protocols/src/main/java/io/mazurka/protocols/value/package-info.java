/**
 * Immutable values inside protocols: their canonical byte form, which is the same in every run, and
 * how they read. What may be a local state or a message is decided by {@link
 * io.mazurka.protocols.value.CanonicalForm}.
 */
@NullMarked
package io.mazurka.protocols.value;

import org.jspecify.annotations.NullMarked;
