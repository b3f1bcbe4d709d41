/**
 * A second, naive implementation of the semantics, to compare the engine with.
 *
 * <p>Entry type: {@link io.mazurka.protocols.reference.ReferenceExplorer}. It follows the
 * definitions word for word, in plain Java collections, and shares nothing with the engine but the
 * declared protocol. It is slow on purpose.
 */
@NullMarked
package io.mazurka.protocols.reference;

import org.jspecify.annotations.NullMarked;
