package io.mazurka.protocols.conditions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The ways in which conditions can be decided, as an acyclic graph without duplicates. A decision
 * is numbered; the first three are final, and all others depend on values: on that of one position,
 * or on whether what decides for each value of some positions holds for all of them or for any.
 * Like the decision diagrams of Bryant (1986), a decision that depends on nothing is not one.
 */
final class DecisionGraph {

  static final int FAILS = 0;
  static final int HOLDS = 1;
  static final int THROWS = 2;

  /** Where there is no decision, because values are out of question. */
  static final int NEVER = -1;

  private static final int FINAL = 3;

  /** What a decision depends on. */
  enum Kind {
    /** The value of a position: its row leads on. */
    VALUE,
    /** Whether, for each row, the decision for the value there holds. */
    ALL,
    /** Whether, for some row, the decision for the value there holds. */
    ANY
  }

  /**
   * A decision that depends on values.
   *
   * @param rows for {@link Kind#VALUE} the only one
   * @param next for the other kinds the decision if that fails, holds or throws
   */
  record Decision(Kind kind, List<DecisionRow> rows, List<Integer> next) {}

  private final List<Decision> decisions = new ArrayList<>();
  private final Map<Decision, Integer> numbers = new HashMap<>();
  private final Map<DecisionRow, DecisionRow> rows = new HashMap<>();
  private final List<Boolean> throwing = new ArrayList<>(List.of(false, false, true));

  static boolean isFinal(int decision) {
    return decision < FINAL;
  }

  Decision get(int decision) {
    return decisions.get(decision - FINAL);
  }

  /** Whether a decision may come to {@link #THROWS}. */
  boolean mayThrow(int decision) {
    return decision >= 0 && throwing.get(decision);
  }

  /** The decision that the value of one position leads to. */
  int byValue(DecisionRow row) {
    int[] distinct = row.distinct();
    return distinct.length < 2
        ? Arrays.stream(distinct).findFirst().orElse(NEVER)
        : number(new Decision(Kind.VALUE, List.of(shared(row)), List.of()));
  }

  /** The decision that depends on whether {@code rows} hold; see {@link Decision#next}. */
  int byRows(Kind kind, List<DecisionRow> some, List<Integer> next) {
    List<Integer> feasible = next.stream().filter(each -> each != NEVER).distinct().toList();
    return feasible.size() < 2
        ? feasible.stream().findFirst().orElse(NEVER)
        : number(new Decision(kind, some.stream().map(this::shared).toList(), next));
  }

  private DecisionRow shared(DecisionRow row) {
    DecisionRow known = rows.putIfAbsent(row, row);
    return known == null ? row : known;
  }

  private int number(Decision decision) {
    return numbers.computeIfAbsent(
        decision,
        fresh -> {
          decisions.add(fresh);
          boolean may =
              fresh.rows().stream()
                      .flatMapToInt(row -> Arrays.stream(row.distinct()))
                      .anyMatch(this::mayThrow)
                  || fresh.next().stream().anyMatch(this::mayThrow);
          throwing.add(may);
          return decisions.size() - 1 + FINAL;
        });
  }
}
