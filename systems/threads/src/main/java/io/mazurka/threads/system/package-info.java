/**
 * Programs of threads as transition systems that a search explores state by state, and their
 * properties.
 *
 * <p>Read {@link io.mazurka.threads.system.ThreadSystem} first. {@code io.mazurka.threads} depends
 * on this package, and {@code real} uses {@code EndProperties}. How a program runs event by event
 * is not here but in {@code model}, which does not know searches.
 */
@NullMarked
package io.mazurka.threads.system;

import org.jspecify.annotations.NullMarked;
