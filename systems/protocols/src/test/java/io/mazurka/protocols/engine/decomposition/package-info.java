/** Tests of product states: which roles are products, and what is gained by their parts. */
@NullMarked
package io.mazurka.protocols.engine.decomposition;

import org.jspecify.annotations.NullMarked;
