/**
 * Programs with one well-known mistake each, written as students write them: assertions in threads,
 * static fields and locks, subclasses of {@code Thread}, loops that spin; and the same mended.
 */
@org.jspecify.annotations.NullMarked
package io.mazurka.classes.buggy;
