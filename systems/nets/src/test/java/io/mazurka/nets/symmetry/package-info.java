/** Tests of the symmetry of nets. */
@NullMarked
package io.mazurka.nets.symmetry;

import org.jspecify.annotations.NullMarked;
