package io.mazurka.cluster.step;

import java.io.Serializable;
import java.util.List;

/** Why a partition cannot go on with a search, although nothing is wrong with it. */
public sealed interface Problem extends Serializable {

  /** The model should be laid out in this way, and the search begin anew. */
  record Outgrown(List<String> layout) implements Problem {
    public Outgrown {
      layout = List.copyOf(layout);
    }
  }

  /**
   * A part of the model outgrew the table of its values.
   *
   * @param reason what this means for a verdict
   * @param advice what can be done about it
   */
  record TooLarge(String reason, String advice) implements Problem {}
}
