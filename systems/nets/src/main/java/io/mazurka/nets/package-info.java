/**
 * Petri nets and signal transition graphs as immutable values.
 *
 * <p>Entry types: {@link io.mazurka.nets.Net}, and {@link io.mazurka.nets.NetBuilder}, which makes
 * it. Any package may depend on this package, and it depends on no other package of this module.
 * How nets are read, explored and reduced is not here but in the packages below.
 */
@NullMarked
package io.mazurka.nets;

import org.jspecify.annotations.NullMarked;
