/** How values read. */
@NullMarked
package io.mazurka.kernel.value;

import org.jspecify.annotations.NullMarked;
