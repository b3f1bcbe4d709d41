package io.mazurka.kernel.exploration;

import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.walk.Path;

/** A path to a state where a property fails. */
public record Violation(Property property, Path path) {}
