package io.mazurka.search.check;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.Vacuous;
import io.mazurka.kernel.reduction.FullLevels;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.search.temporal.TemporalResult;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Says what the verdicts of a check are worth, and why.
 *
 * @param model the model that was searched
 * @param task the task of the search
 * @param order the order of the search
 * @param found the result of the search
 * @param temporal the answers on temporal properties
 */
record GuaranteeWording(
    CompiledModel model,
    SearchTask task,
    SearchOrder order,
    SearchResult found,
    TemporalResult temporal) {

  /** The ends of a search that left states unexplored and did not decide the properties. */
  private static final Set<EndReason> LIMITS =
      EnumSet.complementOf(EnumSet.of(EndReason.EXHAUSTED, EndReason.VIOLATION, EndReason.DECIDED));

  Guarantee guarantee() {
    Guarantee unlimited = found.guarantee();
    for (String reason : Vacuous.among(task.properties())) {
      unlimited = unlimited.and(Guarantee.of(Strength.EXHAUSTIVE, reason));
    }
    for (String reason : whyNotAllStates()) {
      unlimited = unlimited.and(Guarantee.of(Strength.EXHAUSTIVE, reason));
    }
    for (Guarantee within : withinConstraints()) {
      unlimited = unlimited.and(within);
    }
    String bound =
        switch (temporal.end() == null ? found.end() : temporal.end()) {
          case EXHAUSTED, MODEL_LIMIT -> "";
          case DECIDED ->
              found.witnesses().isEmpty() ? "" : "stopped when all witnesses were found";
          case VIOLATION -> "stopped at the first violation";
          case TIME_LIMIT -> "stopped by the time limit";
          case STATE_LIMIT ->
              "stopped by the %s limit".formatted(found.executions() == null ? "state" : "event");
          case DEPTH_LIMIT -> depthLimit();
          case MEMORY_LIMIT -> "stopped when the memory was full";
          case PLAN_LIMIT -> "stopped when the wakeup trees were full";
          case CLUSTER_FAILED -> "stopped when the cluster failed";
          case INTERRUPTED -> "interrupted";
        };
    return bound.isEmpty() ? unlimited : unlimited.and(Guarantee.of(Strength.BOUNDED, bound));
  }

  /** What constraints have cut; nothing if there are none. */
  private List<Guarantee> withinConstraints() {
    List<StateProperty> constraints = ConstrainedSystem.constraints(model.system());
    if (constraints.isEmpty()) {
      return List.of();
    }
    String which = StateProperty.named("constraint", constraints);
    long beyond = found.statistics().beyond();
    if (beyond == 0) {
      return List.of(
          Guarantee.of(
              Strength.EXHAUSTIVE,
              which
                  + (found.end() == EndReason.EXHAUSTED ? " cut nothing" : " cut nothing so far")));
    }
    return List.of(
        Guarantee.of(
            Strength.BOUNDED,
            String.format(
                Locale.ROOT,
                "within %s; %,d %s beyond and %s not expanded",
                which,
                beyond,
                beyond == 1 ? "state lies" : "states lie",
                beyond == 1 ? "was" : "were")));
  }

  /** The reasons why the explored states stand for all states although some were left out. */
  private List<String> whyNotAllStates() {
    List<String> reasons = new ArrayList<>();
    model.system().omission().ifPresent(reasons::add);
    if (!task.symmetry().isTrivial()) {
      reasons.add("up to symmetry");
    }
    if (task.reduction().reduces()) {
      reasons.add(preserved(task.reduction().contract()));
    }
    boolean returns = order == SearchOrder.BFS || found.end() == EndReason.DEPTH_LIMIT;
    if (returns && LIMITS.contains(found.end())) {
      delay().ifPresent(reasons::add);
    }
    return reasons;
  }

  /** Which properties the reduction preserves, in words. */
  private static String preserved(Contract contract) {
    if (contract.isTemporal()) {
      return "the reduction preserves %s, invariants and terminal states"
          .formatted(contract.preserved());
    }
    return contract.preserves(PropertyClass.INVARIANTS)
        ? "the reduction preserves invariants and terminal states"
        : "the reduction preserves terminal states";
  }

  /**
   * How long a search that a limit has ended may have put off a step, if the model may have
   * infinitely many states, so that no cycle ends the putting off (see {@link FullLevels}). A
   * depth-first search keeps such a bound only if it went back from every state, as it does at the
   * depth limit.
   */
  private Optional<String> delay() {
    if (!task.reduction().contract().endless()) {
      return Optional.empty();
    }
    return Optional.of(
        order == SearchOrder.BFS
            ? "no step is put off for more than %d levels".formatted(FullLevels.DISTANCE)
            : "no step is put off for more than %d steps of an execution"
                .formatted(FullLevels.DISTANCE * task.workforce().workers()));
  }

  private String depthLimit() {
    boolean reduces = task.reduction().reduces();
    if (model.exploration() != null) {
      return "executions were cut at the depth limit, and what they lead to was not reordered";
    }
    if (order == SearchOrder.BFS && !reduces) {
      return model.system() instanceof ConstrainedSystem
          ? "every state up to the depth limit that no constraint keeps away was covered"
          : "every state up to the depth limit was covered";
    }
    if (order == SearchOrder.BFS && task.reduction().contract().keepsDistances()) {
      return "all that was asked for was covered up to the depth limit";
    }
    return "states at the depth limit were not expanded"
        + (reduces ? ", and a reduced way to a violation may be a longer one" : "");
  }
}
