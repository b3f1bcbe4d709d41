/**
 * Protocols whose monitors keep the history of what clients called and got, so that it can be held
 * against a sequential object: {@link io.mazurka.examples.histories.StorageHistory} and {@link
 * io.mazurka.examples.histories.KeyValueStore}.
 *
 * <p>Nothing depends on this package. The documentation quotes it.
 */
@NullMarked
package io.mazurka.examples.histories;

import org.jspecify.annotations.NullMarked;
