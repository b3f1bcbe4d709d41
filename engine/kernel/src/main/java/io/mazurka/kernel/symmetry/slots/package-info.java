/**
 * Groups of permutations of the slots of states, and representatives under them. Read first: {@link
 * io.mazurka.kernel.symmetry.slots.SlotGroup}.
 *
 * <p>Front ends whose slots hold plain numbers, such as variables or tokens, depend on this
 * package. How permutations are found, and that they are automorphisms, is not here.
 */
@NullMarked
package io.mazurka.kernel.symmetry.slots;

import org.jspecify.annotations.NullMarked;
