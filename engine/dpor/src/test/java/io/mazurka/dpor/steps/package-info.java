/** Planners of steps on processes that choose among steps. */
@org.jspecify.annotations.NullMarked
package io.mazurka.dpor.steps;
