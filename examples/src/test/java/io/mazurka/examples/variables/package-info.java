/** Tests of the programs over shared variables. */
@NullMarked
package io.mazurka.examples.variables;

import org.jspecify.annotations.NullMarked;
