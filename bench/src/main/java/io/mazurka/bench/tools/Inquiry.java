package io.mazurka.bench.tools;

import java.util.List;
import java.util.Locale;

/**
 * A question about the runs of a model: formulas of linear time, and the fairness that is assumed.
 */
public record Inquiry(Fairness fairness, List<String> formulas) {

  /** The processes that are assumed not to stop. */
  public enum Fairness {
    NONE,
    /** Processes that can always continue from some time on. */
    WEAK,
    /** Processes that can continue again and again. */
    STRONG;

    /** The value of {@code --fair}. */
    public String option() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The name of the specification with this fairness in the TLA+ models. */
    String specification() {
      return name().charAt(0) + option().substring(1);
    }
  }

  public Inquiry {
    formulas = List.copyOf(formulas);
  }

  public static Inquiry of(Fairness fairness, String... formulas) {
    return new Inquiry(fairness, List.of(formulas));
  }
}
