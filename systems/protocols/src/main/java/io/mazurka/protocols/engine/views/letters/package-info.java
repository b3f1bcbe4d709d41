/**
 * Messages as numbered letters, and the inbox in which a process finds letters.
 *
 * <p>Read {@link io.mazurka.protocols.engine.views.letters.Letters} first. The components of {@code
 * views} are built on this package. It does not know handlers or local states.
 */
@NullMarked
package io.mazurka.protocols.engine.views.letters;

import org.jspecify.annotations.NullMarked;
