package io.mazurka.kernel.options;

import io.mazurka.kernel.options.Por.Sets;
import io.mazurka.kernel.symmetry.Symmetry;
import java.util.Locale;
import java.util.Optional;

/** The features that systems of some front ends support and others do not. */
public enum Feature {
  LPOR,
  PUBLISHED_SETS,
  DYNAMIC_SETS,
  LSSA,
  AMPLE_SETS,
  DPOR_CLASSIC,
  DPOR_SOURCE,
  DPOR_OPTIMAL,
  SYMMETRY,
  PROFILE,
  CONDITIONS,
  TEMPORAL,
  PROPERTIES;

  /**
   * The option in {@code options} that asks for this feature, as a user would write it; empty if
   * none does.
   */
  Optional<String> askedBy(CheckOptions options) {
    ReductionOptions reductions = options.reductions();
    return switch (this) {
      case LPOR, LSSA, DPOR_CLASSIC, DPOR_SOURCE, DPOR_OPTIMAL ->
          when(reductions.por() == Por.valueOf(name()), "--por " + reductions.por());
      case PUBLISHED_SETS ->
          when(reductions.sets() == Sets.PUBLISHED, "--sets " + reductions.sets());
      case DYNAMIC_SETS -> when(reductions.sets() == Sets.DYNAMIC, "--sets " + reductions.sets());
      case AMPLE_SETS ->
          when(
              reductions.sets() != Sets.DEFAULT
                  && reductions.sets().reductions().contains(Por.LSSA),
              "--sets " + reductions.sets());
      case SYMMETRY ->
          Optional.ofNullable(reductions.symmetry())
              .filter(asked -> asked != Symmetry.NONE)
              .map(asked -> "--symmetry " + asked.name().toLowerCase(Locale.ROOT));
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

  /** What a system would have to have, as a remark behind a refusal; empty if that is clear. */
  String need() {
    return switch (this) {
      case PUBLISHED_SETS -> ": it needs relations between steps that are the same in all states";
      case DYNAMIC_SETS -> ": it needs processes that disable nothing but steps of their own";
      case AMPLE_SETS -> ": it needs processes that share variables";
      default -> "";
    };
  }

  private static Optional<String> when(boolean asked, String option) {
    return asked ? Optional.of(option) : Optional.empty();
  }
}
