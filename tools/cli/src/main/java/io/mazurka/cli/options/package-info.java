/**
 * The options of all subcommands: how they are declared, parsed and checked. Read {@link
 * io.mazurka.cli.options.CheckRequest} first. Only the command classes and {@code cli.files} may
 * depend on this package. Executing a request is not done here.
 */
@NullMarked
package io.mazurka.cli.options;

import org.jspecify.annotations.NullMarked;
