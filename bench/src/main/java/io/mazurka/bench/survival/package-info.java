/**
 * Tests that killed runs can be continued. Read {@link io.mazurka.bench.survival.Kills} first.
 * Nothing depends on this package. Checkpoints themselves are in {@code
 * io.mazurka.search.checkpoint}.
 */
@NullMarked
package io.mazurka.bench.survival;

import org.jspecify.annotations.NullMarked;
