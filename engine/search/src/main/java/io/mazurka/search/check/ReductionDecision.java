package io.mazurka.search.check;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.symmetry.StateSymmetry;
import java.util.List;

/**
 * Which reduction and symmetry a check uses, and why. A model offers what it can by its {@link
 * CompiledModel.Reducer}; everything else is decided here, in this order:
 *
 * <ol>
 *   <li>With {@code --por none} the model is not even asked for a reduction.
 *   <li>A reduction that nobody asked for is left out if it does not preserve what is checked, or
 *       if it might lead to a violation on a way that is longer than a limit of the depth allows.
 *   <li>A reduction that somebody asked for is refused if it does not preserve what is checked, or
 *       does not go with the search or the store.
 *   <li>A symmetry is left out if fairness is assumed, which tells like processes apart.
 *   <li>A reduction that nobody asked for is given up in the middle of a search if it does not pay.
 * </ol>
 *
 * @param reduction the partial-order reduction; one that does nothing says why it does not
 * @param symmetry the permutations under which states count as one
 * @param patience when a search gives the reduction up
 */
record ReductionDecision(Reduction reduction, StateSymmetry symmetry, Patience patience) {

  /** What a check of {@code checked} uses under these options; refuses what would be unsound. */
  static ReductionDecision of(CompiledModel model, List<Property> checked, CheckOptions options) {
    return new ReductionDecision(
        reduction(model.reducer(), checked, options),
        symmetry(model.reducer().symmetry(checked), checked),
        patience(options));
  }

  private static Reduction reduction(
      CompiledModel.Reducer reducer, List<Property> checked, CheckOptions options) {
    Por asked = options.reductions().por();
    if (asked == Por.NONE) {
      return new NoReduction();
    }
    Reduction offered = reducer.reduce(checked);
    Reduction taken = asked == null ? unlessUnsound(offered, checked, options) : offered;
    requireSound(taken, checked, options);
    return taken;
  }

  /**
   * A reduction that nobody asked for, or none if it does not preserve what is checked, or not
   * within the depth limit.
   */
  private static Reduction unlessUnsound(
      Reduction offered, List<Property> checked, CheckOptions options) {
    Contract contract = offered.contract();
    if (!offered.reduces()) {
      return offered;
    }
    if (!checked.stream().allMatch(contract::preserves)) {
      return new NoReduction(
          "no partial-order reduction: %s preserves %s, not %s"
              .formatted(
                  offered.description(), contract.preserved(), PropertyClass.neededBy(checked)));
    }
    return isWithinDepth(options) && !contract.keepsDistances()
        ? new NoReduction(
            "no partial-order reduction: within --max-depth it might leave out a violation to which"
                + " its way is longer; --por lpor asks for it")
        : offered;
  }

  /** Whether all states up to a depth are wanted; a depth-first search does not give them. */
  private static boolean isWithinDepth(CheckOptions options) {
    return options.limits().depth() != Integer.MAX_VALUE && options.search() == SearchOrder.BFS;
  }

  /** Refuses a reduction that could change a verdict on {@code checked} under these options. */
  private static void requireSound(
      Reduction reduction, List<Property> checked, CheckOptions options) {
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

  private static String remedy(Contract contract) {
    return contract.preserves(PropertyClass.INVARIANTS)
        ? "--por none"
        : "--property deadlock alone";
  }

  /** The symmetry, or none if it is not known to keep the verdicts on what is checked. */
  private static StateSymmetry symmetry(StateSymmetry offered, List<Property> checked) {
    return TemporalProperty.assumedBy(checked).isEmpty() || offered.isTrivial()
        ? offered
        : StateSymmetry.without(
            List.of("no symmetry: fairness tells apart which of several like processes moves"));
  }

  /** What nobody asked for is given up when it does not pay. */
  private static Patience patience(CheckOptions options) {
    Patience patience = options.reductions().por() == null ? Patience.usual() : Patience.endless();
    return options.askedSearch() == null ? patience : patience.breadthFirstOnly();
  }
}
