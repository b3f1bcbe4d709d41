package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.conditions.ConditionTrial;
import io.mazurka.protocols.engine.conditions.ConditionTruth;
import io.mazurka.protocols.engine.conditions.watching.Effort;
import java.util.HashMap;
import java.util.Map;

/**
 * The results of conditions for all combinations of values that may occur. Each condition is tried
 * once.
 */
final class ConditionTruths {

  private static final Effort EFFORT = Effort.standard();

  private final SlotRanges ranges;
  private final AnalysisBudget budget;
  private final Map<SlotCondition, ConditionTruth> known = new HashMap<>();

  ConditionTruths(SlotRanges ranges, AnalysisBudget budget) {
    this.ranges = ranges;
    this.budget = budget;
  }

  ConditionTruth of(SlotCondition condition) {
    return known.computeIfAbsent(
        condition,
        fresh -> trial(fresh).truth(EFFORT.combinations(), EFFORT.seconds(), budget::requireTime));
  }

  private ConditionTrial trial(SlotCondition condition) {
    return new ConditionTrial(
        condition.slots().stream().map(ranges::objects).toList(),
        condition.aspects(),
        condition.holds());
  }

  /** The reason why the truth of a condition is not known. */
  String gap(SlotCondition condition) {
    return ("has %s combinations of local states to look at, too many to try; stated with forEach or"
            + " forEachPair, it looks at one or two processes at a time, and over(role, projection)"
            + " at less of each")
        .formatted(ConditionTrial.text(trial(condition).combinations()));
  }
}
