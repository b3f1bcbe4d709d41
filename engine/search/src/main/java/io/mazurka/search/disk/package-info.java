/**
 * Visited states on the disk, for searches whose states do not fit the memory. Read first: {@link
 * io.mazurka.search.disk.SpillingStore}, the store; {@link io.mazurka.search.disk.StatesOnDisk} is
 * its part on the disk.
 *
 * <p>When to go to the disk is not decided here but in {@code search.saving}.
 */
@NullMarked
package io.mazurka.search.disk;

import org.jspecify.annotations.NullMarked;
