/**
 * Systems of different shapes, deep and narrow, wide, with large states and with small ones, in
 * Mazurka with one worker and with two, SPIN and TLC; and how that compares with what was measured
 * before. Entry type: {@link io.mazurka.bench.shapes.Shapes}.
 */
@NullMarked
package io.mazurka.bench.shapes;

import org.jspecify.annotations.NullMarked;
