/**
 * Naming a system so that it is found again anywhere: in the gallery, in a file or by class name on
 * a class path, with its parameters and the options that shape it. Entry type: {@link
 * io.mazurka.catalogue.ModelReference}; {@code open} finds what it names. Commands, saved
 * counterexamples and whatever runs in another process may use it. What models are is in {@code
 * kernel.model}; how files of references look in JSON is known where these are written.
 */
@NullMarked
package io.mazurka.catalogue;

import org.jspecify.annotations.NullMarked;
