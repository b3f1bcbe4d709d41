package io.mazurka.search.check;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.NumberedValues;
import io.mazurka.kernel.PlainValues;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.SearchDeclarations;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.automaton.FormulaTooLargeException;
import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.branching.BranchingCheck;
import io.mazurka.temporal.formula.LinearFormula;
import java.util.List;
import java.util.Locale;

/** Refuses options that cannot have an effect, so that nobody relies on them. */
final class Refusals {

  private Refusals() {}

  /** Refuses an algorithm that does not belong to the partial-order reduction that is asked for. */
  static void refuseForeign(CheckOptions options) {
    Por por = options.reductions().por();
    Por.Sets sets = options.reductions().sets();
    if (sets != Por.Sets.DEFAULT && (por == null || !sets.reductions().contains(por))) {
      throw new InvalidOptionException(
          "--sets %s belongs to %s; ask for that as well, or leave out --sets"
              .formatted(named(options.reductions()), sets.owners()));
    }
  }

  private static String named(ReductionOptions asked) {
    return asked.parts().isEmpty()
        ? asked.sets().toString()
        : String.join(",", asked.parts().stream().map(Por.Sets::toString).toList());
  }

  /** Refuses options that do not go with sets that grow as the search comes back to states. */
  static void refuseBesideDynamicSets(CheckOptions options) {
    if (options.reductions().sets() != Por.Sets.DYNAMIC) {
      return;
    }
    if (options.store() != StoreKind.EXACT) {
      throw new InvalidOptionException(
          "--sets dynamic comes back to states, so it keeps them in full; leave out --store "
              + options.store().name().toLowerCase(Locale.ROOT));
    }
    Integer workers = options.askedWorkers();
    if (workers != null && workers > 1) {
      throw new InvalidOptionException(
          "--workers %d cannot search with --sets dynamic: what is explored next depends on everything"
                  .formatted(workers)
              + " before; leave out one of the two");
    }
  }

  /** Refuses options that have no effect on the check of this model. */
  static void refuseIdle(CheckOptions options, CompiledModel model) {
    Exploration exploration = model.exploration();
    if (exploration != null) {
      refuseWorkers(options, exploration);
      for (OptionDeclaration declaration : SearchDeclarations.states()) {
        declaration
            .asked(options)
            .ifPresent(
                asked -> {
                  throw new InvalidOptionException(
                      asked
                          + " has no effect here: executions are run one after the other, and no"
                          + " states are kept; leave it out, or choose another --por");
                });
      }
    }
    if (options.workers() > 1 && options.search() == SearchOrder.DFS) {
      throw new InvalidOptionException(
          "--workers %d cannot search depth-first: what comes next depends on everything before;"
                  .formatted(options.workers())
              + " leave it out, or search breadth-first");
    }
    Por por = options.reductions().por();
    if (Boolean.TRUE.equals(options.reductions().askedNet()) && por != null && por != Por.LPOR) {
      throw new InvalidOptionException("--net on has no effect with --por " + por);
    }
  }

  /** Refuses several workers where only one can explore. */
  private static void refuseWorkers(CheckOptions options, Exploration exploration) {
    Integer workers = options.askedWorkers();
    if (workers != null && workers > 1 && !exploration.alone().isEmpty()) {
      throw new InvalidOptionException(
          "--workers %d has no effect here: %s; leave it out, or choose another --por"
              .formatted(workers, exploration.alone()));
    }
  }

  /** Refuses what a constraint does not go with. */
  static void refuseConstrained(CheckOptions options, CompiledModel model) {
    List<StateProperty> constraints = ConstrainedSystem.constraints(model.system());
    if (constraints.isEmpty()) {
      return;
    }
    String which = StateProperty.named("constraint", constraints);
    Por por = options.reductions().por();
    if ((por != null && por != Por.NONE) || model.exploration() != null) {
      throw new InvalidOptionException(
          "--por %s does not go with %s: a state beyond it has no steps, so steps do not commute"
                  .formatted(por, which)
              + " across it; leave out --por, or say --constraint none");
    }
    if (options.properties().file() != null) {
      throw new InvalidOptionException(
          "--properties does not go with %s: the formulas are about all states; leave out one of the two"
              .formatted(which));
    }
  }

  /** Refuses temporal properties unless a breadth-first search stores the states. */
  static void refuseTemporal(CheckOptions options, CompiledModel model, List<Property> checked) {
    List<TemporalProperty> temporal = TemporalProperty.among(checked);
    if (temporal.stream().noneMatch(one -> one.kind() == Kind.LTL)) {
      refuseFairness(options);
    }
    if (temporal.isEmpty()) {
      return;
    }
    if (model.exploration() != null) {
      throw new InvalidOptionException(
          "temporal properties need all states and the steps between them, but here executions are"
              + " run one after the other; choose --por lpor or none");
    }
    if (options.search() == SearchOrder.DFS) {
      throw new InvalidOptionException(
          "temporal properties are decided after a breadth-first search; leave out --search dfs");
    }
    if (options.store() == StoreKind.NONE) {
      throw new InvalidOptionException(
          "temporal properties need the states to be kept; leave out --store none");
    }
    temporal.forEach(Refusals::refuseLarge);
  }

  /** Refuses a formula that is too large to be decided, before any state is explored. */
  private static void refuseLarge(TemporalProperty property) {
    if (property.atoms().size() > Automaton.LIMIT) {
      throw new InvalidOptionException(
          "%s is over %d conditions, more than %d; say several of them as one"
              .formatted(property.name(), property.atoms().size(), Automaton.LIMIT));
    }
    try {
      if (property.isLinear()) {
        Translation.of(LinearFormula.not(property.linear().orElseThrow()));
      } else {
        BranchingCheck.requireSmall(property.branching());
      }
    } catch (FormulaTooLargeException e) {
      throw new InvalidOptionException(
          "%s is too large a formula: %s; ask for its parts one by one"
              .formatted(property.name(), e.getMessage()));
    }
  }

  /** Refuses fairness assumptions where no formula of linear time is checked. */
  private static void refuseFairness(CheckOptions options) {
    for (AskedFairness asked : options.properties().fairness()) {
      if (asked.strength() != null) {
        throw new InvalidOptionException(
            "%s %s has no effect: no formula of linear time is checked; ask for one with --ltl, or"
                    .formatted(AskedFairness.OPTION, asked)
                + " leave it out");
      }
    }
  }

  /** Refuses a directory for states that will not leave the memory. */
  static void refuseIdleDisk(CheckOptions options, Prepared prepared) {
    SearchTask task = prepared.task();
    String reason = "";
    if (prepared.model().exploration() != null) {
      reason = "executions are run one after the other, and no states are kept";
    } else if (options.search() == SearchOrder.DFS) {
      reason = "only a breadth-first search goes on with the disk";
    } else if (options.reductions().sets() == Por.Sets.DYNAMIC) {
      reason = "--sets dynamic comes back to states, so it keeps them in memory";
    } else if (task.store() != StoreKind.EXACT) {
      reason = "only --store exact goes on with the disk";
    } else if (task.isToBeRecorded()) {
      reason = "temporal properties need all states and steps in memory";
    }
    if (!reason.isEmpty()) {
      throw new InvalidOptionException(
          "--disk has no effect here: %s; leave out one of the two".formatted(reason));
    }
  }

  /** Refuses checkpoints for a check that cannot be saved. */
  static void refuseUnsaved(CheckOptions options, CompiledModel model) {
    Exploration exploration = model.exploration();
    if (exploration != null) {
      if (exploration.unsaved().isEmpty()) {
        return;
      }
      throw new InvalidOptionException(
          "there is nothing to save in a checkpoint here: %s; choose another --por"
              .formatted(exploration.unsaved()));
    }
    if (options.search() == SearchOrder.DFS) {
      throw new InvalidOptionException(
          "a depth-first search cannot be saved in a checkpoint: it is never between two levels;"
              + " search breadth-first");
    }
    if (options.reductions().sets() == Por.Sets.DYNAMIC) {
      throw new InvalidOptionException(
          "a search with --sets dynamic cannot be saved in a checkpoint: it is never between two"
              + " levels; leave out one of the two");
    }
    if (options.reductions().profile()) {
      throw new InvalidOptionException(
          "--profile needs a run from its beginning to its end; leave it out, or save no"
              + " checkpoints");
    }
    SlotValues values = model.system().values();
    if (!(values instanceof PlainValues || values instanceof NumberedValues)) {
      throw new InvalidOptionException(
          "this model does not tell how it numbers its values, so it cannot be saved in a"
              + " checkpoint");
    }
  }
}
