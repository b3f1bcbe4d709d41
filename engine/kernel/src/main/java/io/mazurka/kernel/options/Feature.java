package io.mazurka.kernel.options;

import java.util.Optional;

/** What systems of some front ends can do and others cannot. */
public enum Feature {
  LPOR,
  LSSA,
  DPOR_CLASSIC,
  DPOR_SOURCE,
  DPOR_OPTIMAL,
  PROFILE,
  CONDITIONS,
  TEMPORAL,
  PROPERTIES;

  /** The option that asks for this, as a user would write it, if there is one. */
  Optional<String> askedBy(CheckOptions options) {
    ReductionOptions reductions = options.reductions();
    return switch (this) {
      case LPOR, LSSA, DPOR_CLASSIC, DPOR_SOURCE, DPOR_OPTIMAL ->
          when(reductions.por() == Por.valueOf(name()), "--por " + reductions.por());
      case PROFILE -> when(reductions.profile(), "--profile");
      case CONDITIONS ->
          options.properties().ofStates().stream().map(AskedCondition::option).findFirst();
      case TEMPORAL ->
          options.properties().formulas().stream()
              .map(AskedCondition::option)
              .findFirst()
              .or(() -> AskedFairness.asked(options.properties().fairness()));
      case PROPERTIES -> when(options.properties().file() != null, "--properties");
    };
  }

  private static Optional<String> when(boolean asked, String option) {
    return asked ? Optional.of(option) : Optional.empty();
  }
}
