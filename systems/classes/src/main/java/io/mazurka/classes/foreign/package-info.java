/**
 * Watches accesses of the code under test through classes of Java that are not rewritten: mutable
 * objects, views and iterators, arrays that are passed to methods, reflection.
 *
 * <p>Entry type: {@link io.mazurka.classes.foreign.ForeignCalls}, which rewritten code calls before
 * and after it calls Java. {@link io.mazurka.classes.foreign.Nature} classifies classes of Java.
 * Most accesses here are no events (see {@code SilentAccesses}). Only {@code instrument} and {@code
 * instrument.facts} depend on this package. Collections that are watched as a whole and models of
 * the concurrent library are not here but in {@code library}.
 */
@NullMarked
package io.mazurka.classes.foreign;

import org.jspecify.annotations.NullMarked;
