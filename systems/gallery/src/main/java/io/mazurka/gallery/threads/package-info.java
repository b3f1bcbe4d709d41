/**
 * Thread programs from the literature on dynamic partial-order reduction, written as step
 * functions; the number of traces of each is known. Read {@link io.mazurka.gallery.threads.Indexer}
 * first. Only tests and benchmarks may depend on this package. Classes that run on real threads are
 * not here.
 */
@NullMarked
package io.mazurka.gallery.threads;

import org.jspecify.annotations.NullMarked;
