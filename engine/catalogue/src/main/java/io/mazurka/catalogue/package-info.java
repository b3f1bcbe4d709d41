/**
 * References to systems: a reference names a model of the gallery, a file or a class on a class
 * path, with its parameters and the options that shape it, and finds the same system in another
 * process. Read first: {@link io.mazurka.catalogue.ModelReference}, whose method {@code open} finds
 * the system. Commands, saved counterexamples and code that runs in another process depend on this
 * package. Models themselves are not here but in {@code kernel.model}, nor is the JSON of
 * references.
 */
@NullMarked
package io.mazurka.catalogue;

import org.jspecify.annotations.NullMarked;
