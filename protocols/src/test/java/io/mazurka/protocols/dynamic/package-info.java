/** Dynamic reduction against brute force. */
@NullMarked
package io.mazurka.protocols.dynamic;

import org.jspecify.annotations.NullMarked;
