/**
 * Symmetry of nets: the automorphisms of a net that keep its initial marking and what is asked of
 * it. Read first: {@link io.mazurka.nets.symmetry.NetGraph}.
 *
 * <p>{@code nets.check} depends on this package. How automorphisms of graphs are found, and how
 * markings are turned into representatives, is in the kernel.
 */
@NullMarked
package io.mazurka.nets.symmetry;

import org.jspecify.annotations.NullMarked;
