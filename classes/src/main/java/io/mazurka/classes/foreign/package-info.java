/**
 * Watches what the code under test does through classes of Java that are not rewritten: objects
 * that change, views and iterators, arrays that are handed over, reflection.
 *
 * <p>Entry type: {@link io.mazurka.classes.foreign.ForeignCalls}, which rewritten code calls before
 * and after it calls Java. {@link io.mazurka.classes.foreign.Nature} says what is known of a class
 * of Java. Most accesses here are no events (see {@code SilentAccesses}). Collections that are
 * watched as a whole and models of the concurrent library are not here but in {@code library}.
 */
@NullMarked
package io.mazurka.classes.foreign;

import org.jspecify.annotations.NullMarked;
