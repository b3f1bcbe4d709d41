/**
 * The output of the command: text for people, JSON objects for programs, and progress. Read {@link
 * io.mazurka.cli.report.TextReport} and {@link io.mazurka.cli.report.JsonReport} first. Only the
 * command classes may depend on this package, and {@code cli.outcome} on {@code Console}. Exit
 * codes are not decided here but in {@code cli.outcome}.
 */
@NullMarked
package io.mazurka.cli.report;

import org.jspecify.annotations.NullMarked;
