package io.mazurka.kernel.options;

/** How random executions choose their events. */
public enum SamplingMethod {
  /** There are none. */
  NONE,
  /** Each thread that can do something is as likely as the others. */
  RANDOM,
  /** Threads have priorities, which change a few times. */
  PCT
}
