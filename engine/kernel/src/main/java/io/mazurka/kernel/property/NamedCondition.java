package io.mazurka.kernel.property;

/** A condition with the name by which a formula or a message calls it. */
public record NamedCondition(String name, PropertyCondition condition) {}
