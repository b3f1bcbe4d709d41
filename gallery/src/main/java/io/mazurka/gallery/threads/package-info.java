/**
 * Thread programs of the literature on dynamic partial-order reduction, as step functions; the
 * number of traces of each is known.
 */
@NullMarked
package io.mazurka.gallery.threads;

import org.jspecify.annotations.NullMarked;
