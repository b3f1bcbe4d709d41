/**
 * How a command ends: exit codes, failures with their messages, time limits and interruptions.
 *
 * <p>Read {@link io.mazurka.cli.outcome.ExitCode} first, then {@link
 * io.mazurka.cli.outcome.Failure}. Every command depends on this package. What a command prints
 * about a model is in {@code report}.
 */
@NullMarked
package io.mazurka.cli.outcome;

import org.jspecify.annotations.NullMarked;
