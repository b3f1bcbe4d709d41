/**
 * Protocols whose monitors record the calls of clients and their results, so that the history can
 * be compared with a sequential object. Read {@link io.mazurka.examples.histories.StorageHistory}
 * and {@link io.mazurka.examples.histories.KeyValueStore} first.
 *
 * <p>Nothing depends on this package. The documentation quotes it. Comparing histories is not here
 * but in {@code kernel.history}.
 */
@NullMarked
package io.mazurka.examples.histories;

import org.jspecify.annotations.NullMarked;
