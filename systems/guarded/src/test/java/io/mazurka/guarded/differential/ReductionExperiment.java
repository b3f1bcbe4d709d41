package io.mazurka.guarded.differential;

import io.mazurka.differential.Mistake;
import io.mazurka.differential.SearchFindings;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.kernel.Unused;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.search.check.Check;
import io.mazurka.testkit.Experiment;
import io.mazurka.testkit.Trial;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Compares every reduced search of a system with the full one.
 *
 * @param builder makes the system of a plan
 * @param mistake the mistake in its reductions
 */
record ReductionExperiment<P>(Function<P, Checkable> builder, Mistake mistake)
    implements Experiment<P> {

  /** A search that gives up its reduction does so within this number of states. */
  private static final int MOST_STATES_REDUCED = 20;

  @Override
  public void run(P plan, Trial trial) {
    Checkable system = builder.apply(plan);
    Checkable suspect = mistake.in(system);
    SearchFindings full = SearchFindings.of(system, CheckOptions.unreduced());
    trial.count("violated", !full.violated().isEmpty());
    trial.count("with terminal states", !full.terminal().isEmpty());
    Unused fullUse = Check.of(system).with(CheckOptions.unreduced().withAll()).run().unused();
    long[] states = new long[2];
    for (Por por : List.of(Por.LSSA, Por.LPOR)) {
      for (SearchOrder order : SearchOrder.values()) {
        CheckOptions options = CheckOptions.defaults().withPor(por).withSearch(order);
        trial.at("%s, %s, deadlock".formatted(por, order));
        SearchFindings terminal = SearchFindings.of(suspect, options.withProperties("deadlock"));
        full.requireSame(terminal, List.of(), trial);
        Set<String> ends = new HashSet<>(full.violated());
        ends.retainAll(Set.of("end"));
        if (system instanceof GuardedModel) {
          trial.at("%s, %s, at the end".formatted(por, order));
          SearchFindings atEnd = SearchFindings.of(suspect, options.withProperties("end"));
          full.requireSame(atEnd, ends, trial);
          trial.count("violated at the end", !ends.isEmpty());
          trial.at("%s, %s, a premise".formatted(por, order));
          comparePremise(full, Check.of(suspect).with(options.withProperties("implied")), trial);
        }
        trial.at("%s, %s, all properties".formatted(por, order));
        SearchFindings all = SearchFindings.of(suspect, options);
        full.requireSame(all, full.violated(), trial);
        long until = 1 + trial.seed() % MOST_STATES_REDUCED;
        trial.at("%s, %s, all properties, reduced for %d states".formatted(por, order, until));
        SearchFindings steppedBack =
            SearchFindings.of(suspect, options, Patience.untilStates(until));
        full.requireSame(steppedBack, full.violated(), trial);
        trial.count("reduction given up", steppedBack.steppedBack());
        trial.count("reduced", terminal.states() < full.states());
        trial.count("reduced with invariants", all.states() < full.states());
        states[por == Por.LSSA ? 0 : 1] = terminal.states();
      }
    }
    Unused used = Check.of(suspect).with(CheckOptions.defaults().withAll()).run().unused();
    trial.require("commands never taken", fullUse, used == null ? fullUse : used);
    trial.count("command never taken", used != null && !used.neverTaken().isEmpty());
    trial.count("lssa and lpor differ", states[0] != states[1]);
  }

  /** The premise is what "condition" forbids. */
  private static void comparePremise(SearchFindings full, Check check, Trial trial) {
    boolean holds = full.violated().contains("condition");
    List<String> never = check.run().premiseNeverHeld();
    trial.count("premise left open", never == null);
    if (never != null) {
      trial.require("premise never held", holds ? List.of() : List.of("implied"), never);
      trial.count("premise never held", !holds);
      trial.count("premise held", holds);
    }
  }
}
