/** The counts of traces of the gallery's thread programs. */
@org.jspecify.annotations.NullMarked
package io.mazurka.gallery.threads;
