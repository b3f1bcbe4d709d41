/** Compares the engine with the definitions on random protocols. */
@NullMarked
package io.mazurka.protocols.differential;

import org.jspecify.annotations.NullMarked;
