/**
 * How fast ordinary classes are explored, here and by Lincheck.
 *
 * <p>Entry types: {@link io.mazurka.bench.classes.ClassRates} and {@link
 * io.mazurka.bench.classes.LincheckRates}, which run in processes of their own.
 */
@NullMarked
package io.mazurka.bench.classes;

import org.jspecify.annotations.NullMarked;
