/** Tests of symmetry: what is found to be interchangeable, and that nothing is lost with it. */
@NullMarked
package io.mazurka.protocols.engine.symmetry;

import org.jspecify.annotations.NullMarked;
