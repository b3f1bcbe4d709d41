/**
 * A project to begin with. Entry type: {@link io.mazurka.cli.starter.StarterProject}. What is in it
 * lies in the resources of this module. The command {@code init} uses it.
 */
@NullMarked
package io.mazurka.cli.starter;

import org.jspecify.annotations.NullMarked;
