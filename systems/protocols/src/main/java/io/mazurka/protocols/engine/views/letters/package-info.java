/**
 * Messages as numbered letters, and the inbox in which a process finds letters.
 *
 * <p>Read {@link io.mazurka.protocols.engine.views.letters.Letters} first. All packages of this
 * module may depend on this package, and it depends on none of them. Handlers and local states are
 * not here but in {@code views}.
 */
@NullMarked
package io.mazurka.protocols.engine.views.letters;

import org.jspecify.annotations.NullMarked;
