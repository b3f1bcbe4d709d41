/**
 * An example of a front end: a board game as a transition system. Read {@link
 * io.mazurka.examples.frontend.TokenGame} first. Nothing depends on this package; the documentation
 * quotes it. It uses the kernel and lpor, no other front end.
 */
@NullMarked
package io.mazurka.examples.frontend;

import org.jspecify.annotations.NullMarked;
