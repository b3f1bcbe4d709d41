package io.mazurka.protocols.engine.compiler;

import static io.mazurka.kernel.options.Por.Sets.FIGURE_3;
import static io.mazurka.kernel.options.Por.Sets.FIGURE_4;
import static io.mazurka.kernel.options.Por.Sets.FIGURE_5;
import static io.mazurka.kernel.options.Por.Sets.MARKING;
import static io.mazurka.kernel.options.Por.Sets.MATCHING;
import static io.mazurka.kernel.options.Por.Sets.SLEEP;
import static io.mazurka.kernel.options.Por.Sets.STATIC;

import io.mazurka.dpor.ClassicSets;
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
 * @param planning the planning of a dynamic reduction, which explores executions instead of states;
 *     null if states are searched
 * @param notes which reductions a user might expect but does not get, and why
 */
record ReductionPlan(Por por, Split split, @Nullable Planning planning, List<String> notes) {

  ReductionPlan {
    notes = List.copyOf(notes);
  }

  static ReductionPlan of(ReductionOptions asked, ProtocolOptions own, boolean timed) {
    Por wanted = asked.por() == null ? Por.LPOR : asked.por();
    String obstacle = own.traffic() == Traffic.M ? "" : deliveries(own.traffic());
    if (timed && (wanted != Por.LPOR || asked.sets() == Por.Sets.PUBLISHED)) {
      obstacle =
          "time passes for all processes at once, which only --por lpor without published sets knows";
    }
    if (wanted == Por.NONE || obstacle.isEmpty()) {
      Split refined = wanted == Por.LPOR ? Split.COMBINED : Split.NONE;
      return new ReductionPlan(
          wanted, own.split() == null ? refined : own.split(), planning(asked, wanted), List.of());
    }
    if (asked.por() != null) {
      throw new InvalidOptionException(
          "--por %s is not sound here: %s".formatted(wanted, obstacle));
    }
    return new ReductionPlan(
        Por.NONE,
        own.split() == null ? Split.NONE : own.split(),
        null,
        List.of("no %s: %s".formatted(wanted, obstacle)));
  }

  private static @Nullable Planning planning(ReductionOptions asked, Por wanted) {
    return switch (wanted) {
      case DPOR_CLASSIC -> classic(ClassicSets.of(asked, FIGURE_3));
      case DPOR_SOURCE -> Planning.SOURCE;
      case DPOR_OPTIMAL -> Planning.OPTIMAL;
      case NONE, LPOR, LSSA -> null;
    };
  }

  private static Planning classic(ClassicSets sets) {
    if (sets.has(FIGURE_5)) {
      throw ClassicSets.refused(
          "--sets figure-5",
          "it needs steps that access one shared object each, and a step of a protocol may consume"
              + " and send several messages; ask for figure-4");
    }
    if (sets.has(STATIC)) {
      throw ClassicSets.refused(
          "--sets static",
          "stubborn sets of a protocol depend on fewer pairs of steps than races do, so they do not"
              + " confine executions; ask for --por lpor --search dfs --store none");
    }
    if (sets.has(FIGURE_4)) {
      return sets.has(MARKING) ? Planning.MARKING : Planning.RACING;
    }
    if (sets.has(FIGURE_3)) {
      if (sets.has(MARKING)) {
        throw ClassicSets.refused(
            "--sets figure-3,marking",
            "figure 3 reverses every race of a protocol with one step, so nothing is ever marked;"
                + " ask for figure-4,marking");
      }
      return sets.has(SLEEP) ? Planning.REPAIRED : Planning.CLASSIC;
    }
    if (sets.has(MATCHING)) {
      return sets.has(SLEEP) ? Planning.SLEEPING_MATCHING : Planning.MATCHING;
    }
    return Planning.SLEEPING;
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
