/**
 * Operations of concurrent collections that Java does not perform at once: each is split into the
 * steps that others may see, and functions are called between these.
 *
 * <p>Entry type: {@link io.mazurka.classes.library.collections.Splits}, which says which methods
 * are split. Classes that are generated in place of collections call them; what is one step is left
 * to the collection itself.
 */
@NullMarked
package io.mazurka.classes.library.collections;

import org.jspecify.annotations.NullMarked;
