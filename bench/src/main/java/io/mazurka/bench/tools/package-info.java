/**
 * The tools that are measured, each as one command: Mazurka, SPIN and TLC, and what their reports
 * say.
 *
 * <p>Read {@link io.mazurka.bench.tools.Tool} first. {@code peers} depends on this package and
 * compares what the tools say and take. No contest is held here.
 */
@NullMarked
package io.mazurka.bench.tools;

import org.jspecify.annotations.NullMarked;
