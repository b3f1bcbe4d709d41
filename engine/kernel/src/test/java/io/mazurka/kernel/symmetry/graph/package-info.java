/** Tests of symmetry: graph. */
@NullMarked
package io.mazurka.kernel.symmetry.graph;

import org.jspecify.annotations.NullMarked;
