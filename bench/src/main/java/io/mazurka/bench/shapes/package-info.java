/**
 * Compares systems of different shapes (deep and narrow, wide, with large and with small states) in
 * Mazurka with one worker and with two, SPIN and TLC, and with earlier measurements. Read {@link
 * io.mazurka.bench.shapes.Shapes} first, the command {@code bench/shapes}. Nothing depends on this
 * package. Starting the tools is not here but in {@code bench.tools}, and comparing them in {@code
 * bench.peers}.
 */
@NullMarked
package io.mazurka.bench.shapes;

import org.jspecify.annotations.NullMarked;
