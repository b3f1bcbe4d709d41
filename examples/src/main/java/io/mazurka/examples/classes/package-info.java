/**
 * Ordinary classes, some of them wrong, which tests explore unchanged. Read {@link
 * io.mazurka.examples.classes.BoundedBuffer} first; the chapter on classes quotes these files. Only
 * tests depend on this package, and nothing in it depends on Mazurka. The tests that explore the
 * classes are not here.
 */
@NullMarked
package io.mazurka.examples.classes;

import org.jspecify.annotations.NullMarked;
