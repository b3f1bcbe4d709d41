/**
 * Loads the classes under test again, rewritten so that accesses to shared objects become events.
 *
 * <p>Entry type: {@link io.mazurka.classes.instrument.InstrumentingLoader}; {@link
 * io.mazurka.classes.instrument.facts.Scopes} says which classes are rewritten. Field and array
 * accesses stay where they are and get a call to {@code Rewritten} before them; monitors and
 * methods of threads and objects are replaced by calls; objects of the concurrent library are made
 * as their models. Only {@code io.mazurka.classes} depends on this package. Code that runs during
 * an execution is not here but in {@code runtime}, {@code calls}, {@code foreign} and {@code
 * library}; only class loading may happen then.
 */
@NullMarked
package io.mazurka.classes.instrument;

import org.jspecify.annotations.NullMarked;
