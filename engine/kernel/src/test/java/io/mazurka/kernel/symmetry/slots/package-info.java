/** Tests of symmetry: slots. */
@NullMarked
package io.mazurka.kernel.symmetry.slots;

import org.jspecify.annotations.NullMarked;
