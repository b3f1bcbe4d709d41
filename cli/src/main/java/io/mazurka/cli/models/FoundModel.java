package io.mazurka.cli.models;

import io.mazurka.kernel.model.Model;

/**
 * A model, and how to find it again.
 *
 * @param model the model
 * @param reference its name in the gallery, its file or its class
 * @param classPath where it was looked for besides the gallery
 */
public record FoundModel(Model model, String reference, ClassPath classPath) {}
