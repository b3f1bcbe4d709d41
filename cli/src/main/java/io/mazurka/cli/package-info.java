/**
 * The {@code mazurka} command. Entry type: {@link io.mazurka.cli.Main}; one class per subcommand.
 * Only here is an exit code decided and a standard stream touched.
 */
@NullMarked
package io.mazurka.cli;

import org.jspecify.annotations.NullMarked;
