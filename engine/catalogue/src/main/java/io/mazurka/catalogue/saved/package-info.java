/**
 * Counterexamples in files: writing them, and running them again on the model as it is now. Read
 * first: {@link io.mazurka.catalogue.saved.SavedCounterexample} and {@link
 * io.mazurka.catalogue.saved.SavedFile}. Commands, explorers and test frameworks depend on this
 * package. Parsing JSON is not here: the code that reads the files brings a parser.
 */
@NullMarked
package io.mazurka.catalogue.saved;

import org.jspecify.annotations.NullMarked;
