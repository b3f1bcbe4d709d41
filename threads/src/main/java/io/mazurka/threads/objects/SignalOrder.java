package io.mazurka.threads.objects;

/** Whom a signal reaches. */
public enum SignalOrder {
  /** Whoever has waited longest. */
  FIFO,
  /** Anybody who waits; all are tried. */
  ANY
}
