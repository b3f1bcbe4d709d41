/**
 * Loads the classes under test again, rewritten so that what threads share becomes events.
 *
 * <p>Entry type: {@link io.mazurka.classes.instrument.InstrumentingLoader}; what is rewritten is
 * told by {@link io.mazurka.classes.instrument.Scopes}. Field and array accesses stay where they
 * are and get a call to {@code Rewritten} before them; monitors and methods of threads and objects
 * are replaced by calls; objects of the concurrent library are made as their models. Nothing here
 * runs while an execution does, except that classes are loaded when they are first used.
 */
@NullMarked
package io.mazurka.classes.instrument;

import org.jspecify.annotations.NullMarked;
