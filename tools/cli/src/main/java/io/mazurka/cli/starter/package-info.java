/**
 * The project that {@code mazurka init} creates. Read {@link io.mazurka.cli.starter.StarterProject}
 * first. Only the command {@code init} may depend on this package. The content of the files is not
 * here but in the resources of this module.
 */
@NullMarked
package io.mazurka.cli.starter;

import org.jspecify.annotations.NullMarked;
