/**
 * Counterexamples in files, and running them again. Entry type: {@link
 * io.mazurka.cli.saved.SavedCounterexample}.
 */
@NullMarked
package io.mazurka.cli.saved;

import org.jspecify.annotations.NullMarked;
