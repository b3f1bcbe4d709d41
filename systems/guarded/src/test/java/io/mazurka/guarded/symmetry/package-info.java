/** Tests of the symmetry of programs. */
@NullMarked
package io.mazurka.guarded.symmetry;

import org.jspecify.annotations.NullMarked;
