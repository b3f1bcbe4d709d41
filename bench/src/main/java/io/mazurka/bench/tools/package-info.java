/**
 * The tools that are measured, each as one command: Mazurka, SPIN and TLC, with the readers of
 * their reports.
 *
 * <p>Read {@link io.mazurka.bench.tools.Tool} first. The packages that start tools depend on this
 * package, which depends only on {@code bench.tables}. Tools are not compared here but in {@code
 * bench.peers}.
 */
@NullMarked
package io.mazurka.bench.tools;

import org.jspecify.annotations.NullMarked;
