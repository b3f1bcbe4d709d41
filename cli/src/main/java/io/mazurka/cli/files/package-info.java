/**
 * The files that a check or a replay writes besides its answer: pages, pictures, and the formats
 * that build servers and other tools read. Entry type: {@link io.mazurka.cli.files.ReportFiles}.
 * The commands use it. The file of a counterexample is not here; it is in {@code cli.saved}.
 */
@NullMarked
package io.mazurka.cli.files;

import org.jspecify.annotations.NullMarked;
