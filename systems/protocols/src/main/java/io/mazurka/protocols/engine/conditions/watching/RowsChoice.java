package io.mazurka.protocols.engine.conditions.watching;

import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.FAILS;
import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.HOLDS;
import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.NEVER;
import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.THROWS;

import io.mazurka.protocols.engine.conditions.watching.DecisionGraph.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A choice between the possible outcomes of a question about all of some rows: it fails, holds or
 * throws.
 */
final class RowsChoice extends Choice {

  private final Kind kind;
  private final List<DecisionRow> rows;
  private final int[] outcomes;

  private RowsChoice(Kind kind, List<DecisionRow> rows, int[] outcomes) {
    super(outcomes.length);
    this.kind = kind;
    this.rows = rows;
    this.outcomes = outcomes;
  }

  static RowsChoice of(Kind kind, List<DecisionRow> rows, DecisionGraph graph) {
    int usual = kind == Kind.ALL ? HOLDS : FAILS;
    int other = kind == Kind.ALL ? FAILS : HOLDS;
    List<Integer> outcomes = new ArrayList<>();
    if (rows.stream().allMatch(row -> canBeOtherThan(row, other))) {
      outcomes.add(usual);
    }
    if (rows.stream().anyMatch(row -> canBeOtherThan(row, usual))) {
      outcomes.add(other);
    }
    if (rows.stream().anyMatch(row -> Arrays.stream(row.distinct()).anyMatch(graph::mayThrow))) {
      outcomes.add(THROWS);
    }
    return new RowsChoice(kind, rows, outcomes.stream().mapToInt(each -> each).toArray());
  }

  private static boolean canBeOtherThan(DecisionRow row, int decision) {
    return Arrays.stream(row.distinct()).anyMatch(each -> each != decision && each != THROWS);
  }

  int outcome() {
    return outcomes[at()];
  }

  @Override
  boolean isSame(Choice other) {
    return this == other;
  }

  /** Whether this choice is about the same question and the same positions. */
  boolean isAbout(Kind asked, List<WatchedValues> cells) {
    return kind == asked
        && rows.stream()
            .map(DecisionRow::position)
            .toList()
            .equals(cells.stream().map(WatchedValues::position).toList());
  }

  /**
   * If the question has its usual outcome (all rows hold, or none does), values that would decide
   * otherwise on their own are impossible.
   */
  @Override
  int[] left(int position, int[] values) {
    int usual = kind == Kind.ALL ? HOLDS : FAILS;
    int other = kind == Kind.ALL ? FAILS : HOLDS;
    int[] left = values;
    if (outcome() == usual) {
      for (DecisionRow row : rows) {
        if (row.position() == position) {
          left =
              Arrays.stream(left)
                  .filter(value -> row.decision(value) != other && row.decision(value) != THROWS)
                  .toArray();
        }
      }
    }
    return left;
  }

  @Override
  int decision(DecisionGraph graph) {
    Integer[] next = {NEVER, NEVER, NEVER};
    for (int option = 0; option < options(); option++) {
      next[outcomes[option]] = result(option);
    }
    return graph.byRows(kind, rows, List.of(next));
  }
}
