package io.mazurka.kernel.check;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.PropertyClass;
import io.mazurka.kernel.TemporalProperty;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.reduction.FullLevels;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.symmetry.StateSymmetry;
import java.util.List;
import java.util.Optional;

/** The one place that decides which search, store and properties a reduction is sound with. */
final class Soundness {

  private Soundness() {}

  /** Refuses a reduction that could change a verdict on {@code checked} under these options. */
  static void require(Reduction reduction, List<Property> checked, CheckOptions options) {
    Contract contract = reduction.contract();
    for (Property property : checked) {
      if (!contract.preserves(property)) {
        throw new InvalidOptionException(
            "%s preserves %s, not %s; ask for %s"
                .formatted(
                    reduction.description(),
                    contract.preserved(),
                    property.needed(),
                    remedy(contract)));
      }
    }
    if (contract.needsStack() && options.search() != SearchOrder.DFS) {
      throw new InvalidOptionException("%s needs --search dfs".formatted(reduction.description()));
    }
    if (!contract.toleratesMatching() && options.store() != StoreKind.NONE) {
      throw new InvalidOptionException("%s needs --store none".formatted(reduction.description()));
    }
  }

  /**
   * The reduction, or none if nobody asked for it and it does not preserve what is checked, or not
   * within the depth limit.
   */
  static Reduction stepDown(Reduction reduction, List<Property> checked, CheckOptions options) {
    if (options.reductions().por() != null || !reduction.reduces()) {
      return reduction;
    }
    Contract contract = reduction.contract();
    if (!checked.stream().allMatch(contract::preserves)) {
      return new NoReduction(
          "no partial-order reduction: %s preserves %s, not %s"
              .formatted(
                  reduction.description(), contract.preserved(), PropertyClass.neededBy(checked)));
    }
    return isWithinDepth(options) && !contract.keepsDistances()
        ? new NoReduction(
            "no partial-order reduction: within --max-depth it might leave out a violation to which"
                + " its way is longer; --por lpor asks for it")
        : reduction;
  }

  /** Whether all states up to a depth are wanted; a depth-first search does not give them. */
  private static boolean isWithinDepth(CheckOptions options) {
    return options.limits().depth() != Integer.MAX_VALUE && options.search() == SearchOrder.BFS;
  }

  /** The symmetry, or none if it is not known to keep the verdicts on what is checked. */
  static StateSymmetry stepDown(StateSymmetry symmetry, List<Property> checked) {
    boolean fair =
        TemporalProperty.among(checked).stream().anyMatch(one -> !one.fairness().isEmpty());
    return !fair || symmetry.isTrivial()
        ? symmetry
        : StateSymmetry.without(
            List.of("no symmetry: fairness tells apart which of several like processes moves"));
  }

  private static String remedy(Contract contract) {
    return contract.preserves(PropertyClass.INVARIANTS)
        ? "--por none"
        : "--property deadlock alone";
  }

  /**
   * How long a search that was ended by a limit may have put off a step, if that is not told by
   * cycles. A depth-first search has to come back for it, which it does at a limit of the depth.
   */
  static Optional<String> delay(SearchTask task, SearchOrder order) {
    if (!task.reduction().contract().endless()) {
      return Optional.empty();
    }
    return Optional.of(
        order == SearchOrder.BFS
            ? "no step is put off for more than %d levels".formatted(FullLevels.DISTANCE)
            : "no step is put off for more than %d steps of an execution"
                .formatted(FullLevels.DISTANCE * task.workforce().workers()));
  }

  /** What the verdicts rest on where the reduction leaves something out. */
  static String preserved(Contract contract) {
    if (contract.isTemporal()) {
      return "the reduction preserves %s, invariants and terminal states"
          .formatted(contract.preserved());
    }
    return contract.preserves(PropertyClass.INVARIANTS)
        ? "the reduction preserves invariants and terminal states"
        : "the reduction preserves terminal states";
  }
}
