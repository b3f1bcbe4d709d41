package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.conditions.ConditionTrial;
import io.mazurka.protocols.engine.conditions.ConditionTruth;
import io.mazurka.protocols.engine.conditions.watching.Effort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of conditions for all combinations of values that may occur. Each condition is tried
 * once.
 */
final class ConditionTruths {

  private static final Effort EFFORT = Effort.standard();

  /** Conditions on more slots are not divided, nor those that hold for too many combinations. */
  private static final int MOST_SLOTS = 12;

  private static final double MOST_TRIED = 1 << 26;

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

  /**
   * Conditions on fewer slots that hold together exactly if this one does. Sets of values for which
   * it holds are products of sets of values of these slots. A condition that never holds says the
   * same of all states, like one that always does.
   */
  List<SlotCondition> divided(SlotCondition condition) {
    ConditionTruth truth = of(condition);
    int slots = condition.slots().size();
    if (!truth.isKnown()
        || truth.throwsSomewhere()
        || slots > MOST_SLOTS
        || (double) truth.holds().cardinality() * (1 << slots) > MOST_TRIED) {
      return List.of(condition);
    }
    if (truth.holds().isEmpty()) {
      return List.of(); // It is the same for all values.
    }
    int everything = (1 << slots) - 1;
    int[] least = new int[slots];
    Arrays.fill(least, everything);
    for (int set = 1; set < everything; set += 2) {
      budget.requireTime();
      if (truth.isProduct(set)) {
        for (int slot = 0; slot < slots; slot++) {
          least[slot] &= (set >> slot & 1) == 1 ? set : everything & ~set;
        }
      }
    }
    List<Object> example = example(condition, truth);
    return Arrays.stream(least)
        .distinct()
        .filter(set -> truth.held(set) < truth.combinations(set))
        .mapToObj(set -> condition.on(set, example))
        .toList();
  }

  /** Values for which a condition holds. */
  private List<Object> example(SlotCondition condition, ConditionTruth truth) {
    int combination = truth.holds().nextSetBit(0);
    List<Object> example = new ArrayList<>();
    for (int index = 0; index < condition.slots().size(); index++) {
      int place = truth.place(index, combination);
      example.add(ranges.objects(condition.slots().get(index)).get(place));
    }
    return example;
  }

  /** The reason why the truth of a condition is not known. */
  String gap(SlotCondition condition) {
    return ("has %s combinations of local states to look at, too many to try; stated with forEach or"
            + " forEachPair, it looks at one or two processes at a time, and over(role, projection)"
            + " at less of each")
        .formatted(ConditionTrial.text(trial(condition).combinations()));
  }
}
