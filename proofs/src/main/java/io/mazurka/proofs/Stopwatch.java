package io.mazurka.proofs;

/** Time that runs out. */
final class Stopwatch {

  private final long start = System.nanoTime();
  private final double seconds;

  Stopwatch(double seconds) {
    this.seconds = seconds;
  }

  /** Seconds since the start. */
  double elapsed() {
    return (System.nanoTime() - start) / 1e9;
  }

  boolean isOver() {
    return elapsed() >= seconds;
  }

  /** Seconds that are left; never quite none. */
  double left() {
    return Math.max(1e-3, seconds - elapsed());
  }
}
