/**
 * The {@code mazurka} command. Read {@link io.mazurka.cli.Main} first; each subcommand has a class
 * of its own. Nothing depends on this package. Only this package touches the standard streams. The
 * syntax of options, the printed reports, the written files and the exit codes are in its
 * subpackages.
 */
@NullMarked
package io.mazurka.cli;

import org.jspecify.annotations.NullMarked;
