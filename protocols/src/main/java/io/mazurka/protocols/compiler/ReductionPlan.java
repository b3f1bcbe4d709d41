package io.mazurka.protocols.compiler;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.Split;
import io.mazurka.kernel.options.Traffic;
import io.mazurka.protocols.dynamic.Planning;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Which reductions a check of a protocol uses: what was asked for, or else what is sound and helps.
 *
 * @param por the partial-order reduction
 * @param split how transitions are refined
 * @param notes what a user would expect and does not get, and why
 */
record ReductionPlan(Por por, Split split, List<String> notes) {

  ReductionPlan {
    notes = List.copyOf(notes);
  }

  static ReductionPlan of(CheckOptions options) {
    ReductionOptions asked = options.reductions();
    Por wanted = asked.por() == null ? Por.LPOR : asked.por();
    String obstacle = options.traffic() == Traffic.M ? "" : deliveries(options.traffic());
    if (wanted == Por.NONE || obstacle.isEmpty()) {
      Split refined = wanted == Por.LPOR ? Split.COMBINED : Split.NONE;
      return new ReductionPlan(wanted, asked.split() == null ? refined : asked.split(), List.of());
    }
    if (asked.por() != null) {
      throw new InvalidOptionException(
          "--por %s is not sound here: %s".formatted(wanted, obstacle));
    }
    return new ReductionPlan(
        Por.NONE,
        asked.split() == null ? Split.NONE : asked.split(),
        List.of("no %s: %s".formatted(wanted, obstacle)));
  }

  /** The planning of executions, if states are not searched. */
  @Nullable Planning planning() {
    return switch (por) {
      case DPOR_CLASSIC -> Planning.CLASSIC;
      case DPOR_SOURCE -> Planning.SOURCE;
      case DPOR_OPTIMAL -> Planning.OPTIMAL;
      case NONE, LPOR, LSSA -> null;
    };
  }

  private static String deliveries(Traffic traffic) {
    return "with --traffic %s a delivery changes which steps are enabled, and its relations are not known"
        .formatted(traffic.name().toLowerCase(Locale.ROOT));
  }
}
