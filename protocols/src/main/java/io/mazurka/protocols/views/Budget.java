package io.mazurka.protocols.views;

import io.mazurka.protocols.options.Mishap;

/** How often something may happen in a run. */
public record Budget(Mishap kind, int most) {}
