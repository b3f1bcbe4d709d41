package io.mazurka.protocols.differential;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A pattern of time over two conditions, which each run satisfies or not. */
public record FairFormula(Pattern pattern, boolean swapped, boolean negated) {

  private enum Pattern {
    EVENTUALLY("<> %s"),
    AGAIN_AND_AGAIN("[] <> %s"),
    AT_LAST("<> [] %s"),
    RESPONSE("[](%s -> <> %s)");

    private final String text;

    Pattern(String text) {
      this.text = text;
    }
  }

  /** Every formula of this kind. */
  public static List<FairFormula> all() {
    List<FairFormula> all = new ArrayList<>();
    for (Pattern pattern : Pattern.values()) {
      for (int variant = 0; variant < 4; variant++) {
        all.add(new FairFormula(pattern, variant % 2 == 0, variant / 2 == 0));
      }
    }
    return all;
  }

  /** The formula about two atoms of these names. */
  public String text(String one, String other) {
    String not = negated ? "!" : "";
    return pattern.text.formatted(not + (swapped ? other : one), not + (swapped ? one : other));
  }

  /**
   * Whether the formula holds of all these executions.
   *
   * @param one the places in which the first atom holds
   * @param other those in which the other one does
   */
  public boolean holds(FairRuns runs, BitSet one, BitSet other) {
    BitSet first = literal(runs, swapped ? other : one);
    BitSet second = literal(runs, swapped ? one : other);
    BitSet failing = runs.without(first);
    return switch (pattern) {
      case EVENTUALLY -> !runs.leads(failing, runs.staying(failing, runs.all()));
      case AGAIN_AND_AGAIN -> !runs.leads(runs.all(), runs.staying(failing, runs.all()));
      case AT_LAST -> !runs.leads(runs.all(), runs.staying(runs.all(), failing));
      case RESPONSE -> {
        BitSet ignored = runs.staying(runs.without(second), runs.all());
        ignored.and(first);
        yield !runs.leads(runs.all(), ignored);
      }
    };
  }

  private BitSet literal(FairRuns runs, BitSet atom) {
    return negated ? runs.without(atom) : atom;
  }
}
