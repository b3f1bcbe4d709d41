package io.mazurka.proofs;

import java.util.function.BooleanSupplier;

/** A time limit that can be cut short. */
final class Stopwatch {

  private final long start = System.nanoTime();
  private final double seconds;
  private final BooleanSupplier stop;

  Stopwatch(double seconds, BooleanSupplier stop) {
    this.seconds = seconds;
    this.stop = stop;
  }

  /** Seconds since the start. */
  double elapsed() {
    return (System.nanoTime() - start) / 1e9;
  }

  boolean isOver() {
    return elapsed() >= seconds || stop.getAsBoolean();
  }

  /** Seconds that are left. */
  double left() {
    return isOver() ? 0 : Math.max(0, seconds - elapsed());
  }
}
