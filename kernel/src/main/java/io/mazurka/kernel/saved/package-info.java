/**
 * Counterexamples that outlive the check that found them, and running them again. Entry type:
 * {@link io.mazurka.kernel.saved.SavedCounterexample}. Commands and explorers may use it; the
 * format of their files is not here.
 */
@NullMarked
package io.mazurka.kernel.saved;

import org.jspecify.annotations.NullMarked;
