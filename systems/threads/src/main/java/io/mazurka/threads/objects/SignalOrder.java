package io.mazurka.threads.objects;

/** Whom a signal reaches. */
public enum SignalOrder {
  /** The thread that has waited longest. */
  FIFO,
  /** Anybody who waits; all are tried. */
  ANY
}
