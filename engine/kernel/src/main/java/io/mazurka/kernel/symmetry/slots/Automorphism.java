package io.mazurka.kernel.symmetry.slots;

/**
 * An automorphism of a model: a permutation of its states that keeps steps.
 *
 * @param slots what becomes of states
 * @param parts the image of each part of the model that reports name
 * @param steps the image of each transition
 */
public record Automorphism(SlotPermutation slots, int[] parts, int[] steps) {}
