/**
 * The files that hold counterexamples, in JSON. Entry types: {@link io.mazurka.cli.saved.SavedFile}
 * to write one, {@link io.mazurka.cli.saved.SavedReader} to read it. What is in them, and running
 * it again, is in {@code kernel.saved}.
 */
@NullMarked
package io.mazurka.cli.saved;

import org.jspecify.annotations.NullMarked;
