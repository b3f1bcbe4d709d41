package io.mazurka.kernel.options;

/** How random executions choose their events. */
public enum SamplingMethod {
  /** There are no random executions. */
  NONE,
  /** Each thread that can move is chosen with the same probability. */
  RANDOM,
  /** Threads have priorities, which change a few times. */
  PCT
}
