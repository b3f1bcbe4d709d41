package io.mazurka.protocols.engine.views;

import io.mazurka.protocols.options.Mishap;

/** The most times that a kind of mishap may happen in a run. */
public record Budget(Mishap kind, int most) {}
