package io.mazurka.protocols.clocks;

import java.util.Optional;

/**
 * What a step has to do with time.
 *
 * @param prompt whether no time passes while the step is possible
 * @param awaited the timer that the step waits for
 * @param passes whether the step is one unit of time that passes for its process, which happens
 *     only together with the same step of all other processes
 */
public record Timing(boolean prompt, Optional<Timer> awaited, boolean passes) {

  /** A step that may wait as long as it likes. */
  public static final Timing FREE = new Timing(false, Optional.empty(), false);

  /** The step that is one unit of time. */
  public static final Timing PASSING = new Timing(false, Optional.empty(), true);

  /** Whether time may have to wait for the step. */
  public boolean isUrgent() {
    return prompt || awaited.isPresent();
  }
}
