/**
 * Measures how fast ordinary classes are explored, by Mazurka and by Lincheck.
 *
 * <p>Read {@link io.mazurka.bench.classes.ClassRates} first; {@link
 * io.mazurka.bench.classes.LincheckRates} is its counterpart. Both are main programs that {@code
 * bench/classes} starts, and nothing depends on them. The exploration itself is in {@code
 * io.mazurka.classes}.
 */
@NullMarked
package io.mazurka.bench.classes;

import org.jspecify.annotations.NullMarked;
