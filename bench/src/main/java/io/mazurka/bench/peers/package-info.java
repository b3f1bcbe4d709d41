/**
 * Side-by-side runs: the same protocol instances in Mazurka, SPIN and TLC, one process after the
 * other, and a table of what each took. Entry type: {@link io.mazurka.bench.peers.SideBySide}.
 */
@NullMarked
package io.mazurka.bench.peers;

import org.jspecify.annotations.NullMarked;
