package io.mazurka.kernel.check;

import io.mazurka.kernel.Property.Kind;

/** The verdict on one property. */
public record PropertyResult(String name, Kind kind, Verdict verdict) {}
