/**
 * Counterexamples that outlive the check that found them, in files, and running them again. Entry
 * types: {@link io.mazurka.catalogue.saved.SavedCounterexample} and {@link
 * io.mazurka.catalogue.saved.SavedFile}. Commands, explorers and test frameworks may use it;
 * whoever reads the files brings a parser.
 */
@NullMarked
package io.mazurka.catalogue.saved;

import org.jspecify.annotations.NullMarked;
