package io.mazurka.bench.peers;

import java.util.List;
import java.util.Locale;

/** What a model is asked about its runs: formulas of linear time, and which runs count. */
public record Inquiry(Fairness fairness, List<String> formulas) {

  /** Of which processes it is assumed that they go on. */
  public enum Fairness {
    NONE,
    /** Of those that can for ever. */
    WEAK,
    /** Of those that can again and again. */
    STRONG;

    /** What {@code --fair} calls it. */
    public String option() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** What the TLA+ models call their runs under it. */
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
