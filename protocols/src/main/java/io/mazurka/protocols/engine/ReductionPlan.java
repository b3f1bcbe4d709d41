package io.mazurka.protocols.engine;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.Split;
import io.mazurka.kernel.options.Traffic;
import java.util.List;
import java.util.Locale;

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
      Split refined = wanted == Por.NONE ? Split.NONE : Split.COMBINED;
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

  private static String deliveries(Traffic traffic) {
    return "with --traffic %s a delivery changes which steps are enabled, and its relations are not known"
        .formatted(traffic.name().toLowerCase(Locale.ROOT));
  }
}
