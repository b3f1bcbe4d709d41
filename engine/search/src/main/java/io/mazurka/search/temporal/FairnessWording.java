package io.mazurka.search.temporal;

import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.Fulfilment;
import io.mazurka.temporal.graph.Fulfilment.Way;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.graph.StateGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Says how an infinite execution meets each assumption of fairness. */
final class FairnessWording {

  /** The remark that no execution is fair. */
  static final String NO_RUN = "no execution is fair: whatever is asked of fair ones holds";

  static final String NO_RUN_WITHIN =
      "no %sexecution stays within the constraint: whatever is asked of these holds";

  private FairnessWording() {}

  /**
   * The end of a sentence that says how the run is fair; empty if nothing is assumed. Messages that
   * cannot be consumed in any repeated state are not listed one by one.
   */
  static String of(StateGraph graph, Fairness fairness, Lasso run) {
    List<String> parts = new ArrayList<>();
    int told = 0;
    int untold = 0;
    for (int index = 0; index < fairness.assumptions().size(); index++) {
      FairnessAssumption assumption = fairness.assumptions().get(index);
      Optional<Fulfilment> how = Fulfilment.of(graph, fairness, index, run);
      if (how.isPresent() && assumption.isOfMessages()) {
        boolean isIdle = how.get().way() == Way.NEVER_ENABLED;
        told += isIdle ? 0 : 1;
        untold += isIdle ? 1 : 0;
        if (isIdle) {
          continue;
        }
      }
      how.ifPresent(way -> parts.add(words(assumption, way)));
    }
    if (untold > 0) {
      parts.add(
          "no %smessage in question can be consumed while the steps repeat"
              .formatted(told > 0 ? "other " : ""));
    }
    return parts.isEmpty() ? "" : "; the execution is fair: " + String.join(", ", parts);
  }

  private static String words(FairnessAssumption assumption, Fulfilment how) {
    int place = how.position();
    boolean message = assumption.isOfMessages();
    String what =
        switch (how.way()) {
          case TAKEN -> (message ? "is taken in step %d" : "takes step %d").formatted(place + 1);
          case DISABLED ->
              (message ? "cannot be consumed after step %d" : "cannot move after step %d")
                  .formatted(place);
          case NEVER_ENABLED -> "can never move while the steps repeat";
        };
    return "%s %s (%s)"
        .formatted(assumption.name(), what, assumption.strength().name().toLowerCase(Locale.ROOT));
  }
}
