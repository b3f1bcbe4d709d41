package io.mazurka.protocols.engine.compiler;

import io.mazurka.dpor.steps.Planning;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.options.Traffic;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The reductions that a check of a protocol uses: those that the user asked for, or else those that
 * are sound and help.
 *
 * @param por the partial-order reduction
 * @param split how transitions are refined
 * @param notes which reductions a user might expect but does not get, and why
 */
record ReductionPlan(Por por, Split split, List<String> notes) {

  ReductionPlan {
    notes = List.copyOf(notes);
  }

  static ReductionPlan of(ReductionOptions asked, ProtocolOptions own) {
    Por wanted = asked.por() == null ? Por.LPOR : asked.por();
    String obstacle = own.traffic() == Traffic.M ? "" : deliveries(own.traffic());
    if (wanted == Por.NONE || obstacle.isEmpty()) {
      Split refined = wanted == Por.LPOR ? Split.COMBINED : Split.NONE;
      return new ReductionPlan(wanted, own.split() == null ? refined : own.split(), List.of());
    }
    if (asked.por() != null) {
      throw new InvalidOptionException(
          "--por %s is not sound here: %s".formatted(wanted, obstacle));
    }
    return new ReductionPlan(
        Por.NONE,
        own.split() == null ? Split.NONE : own.split(),
        List.of("no %s: %s".formatted(wanted, obstacle)));
  }

  /**
   * The planning of a dynamic reduction, which explores executions instead of states; null if
   * states are searched.
   */
  @Nullable Planning planning() {
    return switch (por) {
      case DPOR_CLASSIC -> Planning.CLASSIC;
      case DPOR_SOURCE -> Planning.SOURCE;
      case DPOR_OPTIMAL -> Planning.OPTIMAL;
      case NONE, LPOR, LSSA -> null;
    };
  }

  /** Why no processes count as interchangeable under the reduction; empty if some may. */
  String hindranceToSymmetry(Por.Sets sets) {
    if (planning() != null) {
      return "executions are run one after the other, and no states are kept; leave it out, or take"
          + " --por lpor";
    }
    return por == Por.LPOR && sets == Por.Sets.DYNAMIC
        ? "what dynamic sets have seen of a state names processes, which change places; leave it"
            + " out, or leave out --sets dynamic"
        : "";
  }

  private static String deliveries(Traffic traffic) {
    return "with --traffic %s a delivery changes which steps are enabled, and its relations are not known"
        .formatted(traffic.name().toLowerCase(Locale.ROOT));
  }
}
