package io.mazurka.search.temporal;

import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.Fulfilment;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.graph.StateGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Says how an infinite execution meets each assumption of fairness. */
final class FairnessWording {

  /** The remark that no execution is fair. */
  static final String NO_RUN = "no execution is fair: whatever is asked of fair ones holds";

  private FairnessWording() {}

  /** The end of a sentence that says how the run is fair; empty if nothing is assumed. */
  static String of(StateGraph graph, Fairness fairness, Lasso run) {
    List<String> parts = new ArrayList<>();
    for (int index = 0; index < fairness.assumptions().size(); index++) {
      FairnessAssumption assumption = fairness.assumptions().get(index);
      Fulfilment.of(graph, fairness, index, run)
          .ifPresent(how -> parts.add(words(assumption, how)));
    }
    return parts.isEmpty() ? "" : "; the execution is fair: " + String.join(", ", parts);
  }

  private static String words(FairnessAssumption assumption, Fulfilment how) {
    String what =
        switch (how.way()) {
          case TAKEN -> "takes step %d".formatted(how.position() + 1);
          case DISABLED -> "cannot move after step %d".formatted(how.position());
          case NEVER_ENABLED -> "can never move while the steps repeat";
        };
    return "%s %s (%s)"
        .formatted(assumption.name(), what, assumption.strength().name().toLowerCase(Locale.ROOT));
  }
}
