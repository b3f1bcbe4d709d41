/**
 * Thread programs with mistakes, in ordinary Java code. Read {@link
 * io.mazurka.examples.threads.LostUpdate} first. Nothing depends on this package; the documentation
 * quotes it. Classes that know nothing of Mazurka are in {@code examples.classes}.
 */
@NullMarked
package io.mazurka.examples.threads;

import org.jspecify.annotations.NullMarked;
