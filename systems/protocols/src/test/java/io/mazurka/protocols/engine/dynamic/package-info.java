/** Dynamic reduction against brute force. */
@NullMarked
package io.mazurka.protocols.engine.dynamic;

import org.jspecify.annotations.NullMarked;
