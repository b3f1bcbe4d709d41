/** How values read. */
@NullMarked
package io.mazurka.protocols.value;

import org.jspecify.annotations.NullMarked;
