package io.mazurka.cluster.loop;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.temporal.graph.FairnessAssumption;
import java.util.List;

/** Refuses options and models that a search in supersteps does not support. */
public final class ClusterRefusals {

  private ClusterRefusals() {}

  /** Refuses unsupported options, before a cluster is contacted. */
  public static void refuse(CheckOptions options) {
    if (options.search() == SearchOrder.DFS) {
      throw new InvalidOptionException(
          "--search dfs has no effect with --cluster: partitions search side by side; leave it out");
    }
    if (options.store() != StoreKind.EXACT) {
      throw new InvalidOptionException(
          "--store has no effect with --cluster: partitions keep all states in full; leave it out");
    }
    if (options.askedWorkers() != null) {
      throw new InvalidOptionException(
          "--workers has no effect with --cluster; --partitions says how the work is divided");
    }
    if (options.reductions().profile()) {
      throw new InvalidOptionException("--profile needs a local run; leave out --cluster");
    }
    if (options.reductions().sets() == Por.Sets.DYNAMIC) {
      throw new InvalidOptionException(
          "--sets dynamic comes back to states as it sees more, and a cluster does not; leave out"
              + " one of the two");
    }
    if (options.limits().depth() != Integer.MAX_VALUE) {
      throw new InvalidOptionException(
          "--max-depth has no effect with --cluster: how far a state is from the start is not"
              + " known; leave it out, or take --max-states");
    }
  }

  /** Refuses a prepared model whose check needs something unsupported. */
  static void refuse(Prepared prepared) {
    if (prepared.model().exploration() != null) {
      throw new InvalidOptionException(
          "a cluster shares the states of a system, but here executions are run one after the"
              + " other; choose --por lpor or none");
    }
    List<StateProperty> constraints = ConstrainedSystem.constraints(prepared.model().system());
    if (!constraints.isEmpty()) {
      throw new InvalidOptionException(
          "--cluster does not go with %s: partitions do not tell which states they cut; search"
                  .formatted(StateProperty.named("constraint", constraints))
              + " locally, or say --constraint none");
    }
    for (TemporalProperty property : TemporalProperty.among(prepared.task().properties())) {
      if (!property.isLinear()) {
        throw new InvalidOptionException(
            "%s is a formula of branching time, and those are decided in local runs only; leave out"
                    .formatted(property.name())
                + " --cluster, or choose other properties with --property");
      }
      if (property.fairness().stream().anyMatch(FairnessAssumption::isOfMessages)) {
        throw new InvalidOptionException(
            "%s assumes that messages are treated fairly, and that is decided in local runs only;"
                    .formatted(property.name())
                + " leave out --cluster, or ask for another --fair");
      }
    }
  }
}
