/** A front end of its own: a board game as a transition system, in two files. */
@NullMarked
package io.mazurka.examples.frontend;

import org.jspecify.annotations.NullMarked;
