package io.mazurka.search.check;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.symmetry.StateSymmetry;
import java.util.List;

/**
 * The reduction and the symmetry that a check uses. The model offers a reduction and a symmetry by
 * its {@link CompiledModel.Reducer}; this class decides whether to use them, by these rules:
 *
 * <ol>
 *   <li>With {@code --por none} the model is not even asked for a reduction.
 *   <li>A reduction that nobody asked for is left out if it does not preserve what is checked, or
 *       if its way to a violation might be longer than the depth limit, or its way to a state that
 *       a query asks for longer than necessary.
 *   <li>A reduction that somebody asked for is refused if it does not preserve what is checked, or
 *       does not go with the search or the store.
 *   <li>A symmetry is left out if fairness is assumed, because fairness tells like processes apart.
 *   <li>A reduction that nobody asked for is given up in the middle of a search if it does not pay.
 * </ol>
 *
 * @param reduction the partial-order reduction; if it is none, it says why
 * @param symmetry the permutations under which states count as one
 * @param patience when a search gives the reduction up
 */
record ReductionDecision(Reduction reduction, StateSymmetry symmetry, Patience patience) {

  /**
   * The decision for a check of {@code checked} under these options; refuses an unsound reduction
   * that was asked for.
   */
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
   * The reduction that the model offers and nobody asked for; none if it does not preserve the
   * checked properties, or not within the depth limit.
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
    if (asksForShortest(checked, options) && !contract.keepsDistances()) {
      return new NoReduction(
          "no partial-order reduction: its way to what --query asks for might be longer than"
              + " necessary; --por lpor asks for it");
    }
    return isWithinDepth(options) && !contract.keepsDistances()
        ? new NoReduction(
            "no partial-order reduction: within --max-depth it might leave out a violation to which"
                + " its way is longer; --por lpor asks for it")
        : offered;
  }

  /** Whether an execution is asked for that only a breadth-first search finds. */
  private static boolean asksForShortest(List<Property> checked, CheckOptions options) {
    return options.search() == SearchOrder.BFS
        && checked.stream().anyMatch(property -> property.kind() == Kind.QUERY);
  }

  /** Whether the check promises all states up to a depth, as only a breadth-first search can. */
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

  /** The symmetry that the model offers; none if fairness is assumed. */
  private static StateSymmetry symmetry(StateSymmetry offered, List<Property> checked) {
    return TemporalProperty.assumedBy(checked).isEmpty() || offered.isTrivial()
        ? offered
        : StateSymmetry.without(
            List.of("no symmetry: fairness tells apart which of several like processes moves"));
  }

  /** A reduction that nobody asked for is given up when it does not pay. */
  private static Patience patience(CheckOptions options) {
    Patience patience = options.reductions().por() == null ? Patience.usual() : Patience.endless();
    return options.askedSearch() == null ? patience : patience.breadthFirstOnly();
  }
}
