package io.mazurka.cluster.step;

import java.io.Serializable;
import java.util.List;

/** A reason why a partition cannot continue a search, although there is no error. */
public sealed interface Problem extends Serializable {

  /** The model needs this layout, and the search must begin anew. */
  record Outgrown(List<String> layout) implements Problem {
    public Outgrown {
      layout = List.copyOf(layout);
    }
  }

  /**
   * A part of the model outgrew the table of its values.
   *
   * @param reason the consequence for the verdict
   * @param advice advice to the user
   */
  record TooLarge(String reason, String advice) implements Problem {}
}
