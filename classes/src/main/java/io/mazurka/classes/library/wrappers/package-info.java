/**
 * Models of the wrappers of {@link java.util.Collections} that lock.
 *
 * <p>Entry type: {@link io.mazurka.classes.library.wrappers.CollectionsCalls}, which rewritten code
 * calls.
 */
@NullMarked
package io.mazurka.classes.library.wrappers;

import org.jspecify.annotations.NullMarked;
