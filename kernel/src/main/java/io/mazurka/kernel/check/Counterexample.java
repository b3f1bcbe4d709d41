package io.mazurka.kernel.check;

import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.walk.Path;

/**
 * An execution that ends in a state where a property fails.
 *
 * @param property the property
 * @param explanation which part of it fails, in words
 * @param path the execution as indices, to replay
 * @param trace the execution in words, to read
 * @param shortest whether no shorter execution violates a property
 */
public record Counterexample(
    String property, String explanation, Path path, Trace trace, boolean shortest) {}
