package io.mazurka.kernel.walk;

import io.mazurka.kernel.store.Packing;

/**
 * What a breadth-first search went through, so that its states and steps can be gone through again.
 *
 * @param log how each state was discovered
 * @param choices which steps were taken in those that were expanded, which are the first ones
 * @param packing how the states fit into words
 */
public record Explored(DiscoveryLog log, ChosenSteps choices, Packing packing) {}
