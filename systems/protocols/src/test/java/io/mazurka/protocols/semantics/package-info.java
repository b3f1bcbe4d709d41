/** What protocols mean, on instances so small that their graphs can be counted by hand. */
@NullMarked
package io.mazurka.protocols.semantics;

import org.jspecify.annotations.NullMarked;
