package io.mazurka.guarded.circuit;

/** Two changes of signals that may disable each other without being a hazard: {@code m1+ m2+}. */
record SignalChoice(String one, String other) {}
