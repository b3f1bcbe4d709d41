/**
 * Reads the files that hold counterexamples. Entry type: {@link io.mazurka.cli.saved.SavedReader}.
 * They are written, and run again, by {@code kernel.saved}.
 */
@NullMarked
package io.mazurka.cli.saved;

import org.jspecify.annotations.NullMarked;
