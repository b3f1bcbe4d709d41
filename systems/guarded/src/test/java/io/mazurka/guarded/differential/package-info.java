/** Random programs and circuits, explored in full and reduced: nothing may be lost. */
@NullMarked
package io.mazurka.guarded.differential;

import org.jspecify.annotations.NullMarked;
