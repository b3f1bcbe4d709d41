/** Planners of threads on all small programs, against all interleavings of these. */
@org.jspecify.annotations.NullMarked
package io.mazurka.dpor.planning;
