package io.mazurka.protocols.engine.conditions.watching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The ways in which conditions can be decided, as an acyclic graph without duplicates. Decisions
 * are numbered. The first three are final. Every other decision depends on values: either on the
 * value of one position, or on whether a nested decision holds for all (or for any) of the values
 * of some positions. As in the decision diagrams of Bryant (1986), there is no node for a decision
 * that depends on nothing.
 */
public final class DecisionGraph {

  public static final int FAILS = 0;
  public static final int HOLDS = 1;
  public static final int THROWS = 2;

  /** Marks a missing decision, for values that are impossible at this point. */
  public static final int NEVER = -1;

  private static final int FINAL = 3;

  /** What a decision depends on. */
  public enum Kind {
    /** The decision continues with the entry of the row for the value of the position. */
    VALUE,
    /** The decision depends on whether every row holds for the value of its position. */
    ALL,
    /** The decision depends on whether some row holds for the value of its position. */
    ANY
  }

  /**
   * A decision that depends on values.
   *
   * @param rows one row for {@link Kind#VALUE}, else any number
   * @param next for the other kinds, the decision that follows if the rows fail, hold or throw
   */
  public record Decision(Kind kind, List<DecisionRow> rows, List<Integer> next) {}

  private final List<Decision> decisions = new ArrayList<>();
  private final Map<Decision, Integer> numbers = new HashMap<>();
  private final Map<DecisionRow, DecisionRow> rows = new HashMap<>();
  private final List<Boolean> throwing = new ArrayList<>(List.of(false, false, true));

  public static boolean isFinal(int decision) {
    return decision < FINAL;
  }

  public Decision get(int decision) {
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
