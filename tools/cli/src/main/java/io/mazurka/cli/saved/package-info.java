/**
 * Reads the files that contain counterexamples. Read {@link io.mazurka.cli.saved.SavedReader}
 * first. Only the commands may depend on this package. Writing and replaying counterexamples is not
 * here but in {@code catalogue.saved}.
 */
@NullMarked
package io.mazurka.cli.saved;

import org.jspecify.annotations.NullMarked;
