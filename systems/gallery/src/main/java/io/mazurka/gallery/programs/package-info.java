/**
 * Programs over shared variables, from the literature on temporal properties, proofs and reduction.
 * Read {@link io.mazurka.gallery.programs.Peterson} first. Tests and benchmarks may depend on this
 * package. Message-passing protocols are in {@code io.mazurka.gallery}.
 */
@NullMarked
package io.mazurka.gallery.programs;

import org.jspecify.annotations.NullMarked;
