/**
 * Models of the synchronized wrappers of {@link java.util.Collections}.
 *
 * <p>Entry type: {@link io.mazurka.classes.library.wrappers.CollectionsCalls}, which rewritten code
 * calls. Only {@code instrument.facts} depends on this package. Watched collections are not here
 * but in {@code library} and {@code library.collections}.
 */
@NullMarked
package io.mazurka.classes.library.wrappers;

import org.jspecify.annotations.NullMarked;
