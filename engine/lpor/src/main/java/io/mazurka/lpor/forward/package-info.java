/**
 * The published algorithm for stubborn sets from static relations: forward enable sets (Bokor,
 * Kinder, Serafini and Suri 2011).
 *
 * <p>Read {@link io.mazurka.lpor.forward.ForwardStubbornSets} first. Checkers that have static
 * relations may depend on this package. The closure that searches use is {@code StubbornClosure} in
 * {@code lpor}.
 */
@NullMarked
package io.mazurka.lpor.forward;

import org.jspecify.annotations.NullMarked;
