/**
 * The files that a check or a replay writes besides its answer: pages, pictures, and formats for
 * build servers and other tools. Read {@link io.mazurka.cli.files.ReportFiles} first. Only the
 * commands may depend on this package. Files with counterexamples are not here: {@code
 * catalogue.saved} writes and {@code cli.saved} reads them.
 */
@NullMarked
package io.mazurka.cli.files;

import org.jspecify.annotations.NullMarked;
