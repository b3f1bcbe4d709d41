/**
 * Operations of concurrent collections that are not atomic in Java: each is split into the steps
 * that other threads may see, and functions of the user are called between the steps.
 *
 * <p>Entry type: {@link io.mazurka.classes.library.collections.Splits}, which says which methods
 * are split. The generated classes that replace collections call these methods; only {@code
 * instrument} and {@code instrument.facts} depend on this package. Operations that are one step are
 * not here: the collection itself performs them.
 */
@NullMarked
package io.mazurka.classes.library.collections;

import org.jspecify.annotations.NullMarked;
