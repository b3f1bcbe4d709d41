/**
 * Finding the model that a command line names: in the gallery, in a file, or by class name on a
 * class path. Entry type: {@link io.mazurka.cli.models.ModelFinder}.
 */
@NullMarked
package io.mazurka.cli.models;

import org.jspecify.annotations.NullMarked;
