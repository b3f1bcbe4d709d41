package io.mazurka.kernel.check;

/** The verdict on one property. */
public record PropertyResult(String name, Verdict verdict) {}
