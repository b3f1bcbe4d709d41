/**
 * Models, which the command line can name, with parameters and defaults, and their compiled form.
 * Read first: {@link io.mazurka.kernel.model.Model}, which makes a {@link
 * io.mazurka.kernel.model.Checkable}, which compiles to a {@link
 * io.mazurka.kernel.model.CompiledModel}.
 *
 * <p>Front ends implement these types; checks, commands and tools depend on this package. Finding a
 * model by its name is not here but in the module {@code catalogue}.
 */
@NullMarked
package io.mazurka.kernel.model;

import org.jspecify.annotations.NullMarked;
