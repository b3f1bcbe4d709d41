package io.mazurka.threads;

import static io.mazurka.kernel.options.Por.Sets.FIGURE_3;
import static io.mazurka.kernel.options.Por.Sets.FIGURE_4;
import static io.mazurka.kernel.options.Por.Sets.FIGURE_5;
import static io.mazurka.kernel.options.Por.Sets.MARKING;
import static io.mazurka.kernel.options.Por.Sets.MATCHING;
import static io.mazurka.kernel.options.Por.Sets.SLEEP;
import static io.mazurka.kernel.options.Por.Sets.STATIC;

import io.mazurka.dpor.ClassicSets;
import io.mazurka.dpor.planning.ClassicVariant;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.PersistentSets;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Finds the strategy that a user asks for. */
final class AskedStrategy {

  private AskedStrategy() {}

  /**
   * The strategy for a program, or null if its states are searched.
   *
   * @param persistent makes the persistent sets of a program of step functions; null for a program
   *     on real threads
   */
  static @Nullable Strategy of(
      ReductionOptions asked, Conflicts conflicts, @Nullable Supplier<PersistentSets> persistent) {
    return switch (asked.por() == null ? Por.DPOR_OPTIMAL : asked.por()) {
      case NONE, LPOR -> null;
      case DPOR_OPTIMAL -> new Strategy.Optimal();
      case DPOR_SOURCE -> new Strategy.Source();
      case DPOR_CLASSIC -> classic(ClassicSets.of(asked, FIGURE_4), conflicts, persistent);
      case LSSA -> throw new InvalidOptionException("--por lssa does not apply to threads");
    };
  }

  private static Strategy classic(
      ClassicSets sets, Conflicts conflicts, @Nullable Supplier<PersistentSets> persistent) {
    if (persistent == null && sets.has(STATIC)) {
      throw ClassicSets.refused(
          "--sets static",
          "it needs threads that are step functions; what ordinary code may do is not known");
    }
    if (persistent == null && sets.has(MATCHING)) {
      throw ClassicSets.refused(
          "--sets matching",
          "it needs threads that are step functions; of ordinary code, which runs on real threads,"
              + " no states are known");
    }
    if (sets.has(FIGURE_5) && conflicts != Conflicts.ALL) {
      throw ClassicSets.refused(
          "--sets figure-5",
          "it looks only at the last access to an object and knows no reads that commute; it needs"
              + " --conflicts all");
    }
    PersistentSets within =
        sets.has(STATIC) && persistent != null ? persistent.get() : PersistentSets.NONE;
    ClassicVariant variant = variant(sets);
    if (variant == null) {
      return new Strategy.Full(sets.has(SLEEP), within, sets.has(MATCHING));
    }
    return sets.has(SLEEP)
        ? new Strategy.Repaired(within)
        : new Strategy.Published(variant, sets.has(MARKING), within);
  }

  private static @Nullable ClassicVariant variant(ClassicSets sets) {
    if (sets.has(FIGURE_3)) {
      return ClassicVariant.HAPPENS_BEFORE;
    }
    if (sets.has(FIGURE_4)) {
      return ClassicVariant.CLOCK_VECTORS;
    }
    return sets.has(FIGURE_5) ? ClassicVariant.LAST_ACCESS : null;
  }
}
