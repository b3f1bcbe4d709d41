package io.mazurka.explorer.server;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.reference.Instance;
import io.mazurka.kernel.walk.Path;

/**
 * What the user has asked to see first.
 *
 * @param instance the model
 * @param options how it would be checked
 * @param path the execution to see, of which the end is shown
 * @param repeating whether states that differ only in what no step will depend on are one
 * @param cycleStart where the execution begins to repeat; -1 if it ends
 * @param property the property that it is a counterexample to; empty if it is none
 */
public record Opened(
    Instance instance,
    CheckOptions options,
    Path path,
    boolean repeating,
    int cycleStart,
    String property) {}
