/**
 * What the command prints: text for people, one JSON object for programs, progress for the
 * impatient. Entry types: {@link io.mazurka.cli.report.TextReport} and {@link
 * io.mazurka.cli.report.JsonReport}.
 */
@NullMarked
package io.mazurka.cli.report;

import org.jspecify.annotations.NullMarked;
