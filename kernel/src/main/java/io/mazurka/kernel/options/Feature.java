package io.mazurka.kernel.options;

import io.mazurka.kernel.InvalidOptionException;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What some models can do and others cannot. Options that ask for it are refused by the others;
 * their neutral values are accepted everywhere.
 */
public enum Feature {
  TRAFFIC,
  CRASHES,
  LPOR,
  LSSA,
  DPOR_CLASSIC,
  DPOR_SOURCE,
  DPOR_OPTIMAL,
  SPLIT,
  DEAD_MESSAGES,
  SYMMETRY,
  CONFLICTS,
  PROFILE,
  INVARIANT,
  PROPERTIES;

  /** The option that asks for this, as a user would write it, or null. */
  private @Nullable String askedBy(CheckOptions options) {
    ReductionOptions reductions = options.reductions();
    return switch (this) {
      case TRAFFIC -> asked("--traffic", options.traffic(), Traffic.M);
      case CRASHES -> asked("--crashes", options.crashes(), CrashModel.IMPLICIT);
      case LPOR, LSSA, DPOR_CLASSIC, DPOR_SOURCE, DPOR_OPTIMAL ->
          reductions.por() == Por.valueOf(name()) ? "--por " + reductions.por() : null;
      case SPLIT -> asked("--split", reductions.split(), Split.NONE);
      case DEAD_MESSAGES ->
          Boolean.TRUE.equals(reductions.deadMessages()) ? "--dead-messages on" : null;
      case SYMMETRY -> asked("--symmetry", reductions.symmetry(), Symmetry.NONE);
      case CONFLICTS -> asked("--conflicts", reductions.conflicts(), Conflicts.READWRITE);
      case PROFILE -> reductions.profile() ? "--profile" : null;
      case INVARIANT -> options.properties().invariants().isEmpty() ? null : "--invariant";
      case PROPERTIES -> options.properties().file() == null ? null : "--properties";
    };
  }

  private static @Nullable String asked(String name, @Nullable Enum<?> value, Enum<?> neutral) {
    return value == null || value == neutral
        ? null
        : name + " " + value.name().toLowerCase(Locale.ROOT);
  }

  /** Refuses options that ask for anything but {@code available}. */
  public static void refuseAllBut(Set<Feature> available, CheckOptions options) {
    for (Feature feature : values()) {
      String asked = feature.askedBy(options);
      if (asked != null && !available.contains(feature)) {
        throw new InvalidOptionException(asked + " does not apply to this model");
      }
    }
  }
}
