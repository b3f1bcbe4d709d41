package io.mazurka.explorer.server;

import io.mazurka.catalogue.Instance;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.walk.Path;

/**
 * What the page shows first.
 *
 * @param instance the model
 * @param options the options for a check of the model
 * @param path the execution to show, beginning with its end
 * @param repeating whether states that differ only in parts that no later step depends on count as
 *     equal
 * @param cycleStart the index at which the execution begins to repeat; -1 if it does not
 * @param property the property to which it is a counterexample; empty if it is none
 */
public record Opened(
    Instance instance,
    CheckOptions options,
    Path path,
    boolean repeating,
    int cycleStart,
    String property) {}
