/**
 * Families of systems: what the command line can name, with parameters and defaults. Entry type:
 * {@link io.mazurka.kernel.model.Model}.
 */
@NullMarked
package io.mazurka.kernel.model;

import org.jspecify.annotations.NullMarked;
