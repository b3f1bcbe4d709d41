package io.mazurka.protocols.engine.conditions.watching;

import java.util.Arrays;
import java.util.List;

/** A choice between values of one position that look different to the condition. */
final class ValueChoice extends Choice {

  private final int position;
  private final int size;
  private final List<int[]> classes;

  /**
   * @param size the number of values of the position
   * @param classes the possible values, grouped by what the condition sees of them
   */
  ValueChoice(int position, int size, List<int[]> classes) {
    super(classes.size());
    this.position = position;
    this.size = size;
    this.classes = classes;
  }

  /** A value of the chosen class. */
  int representative() {
    return classes.get(at())[0];
  }

  @Override
  boolean isSame(Choice other) {
    return other instanceof ValueChoice choice
        && position == choice.position
        && options() == choice.options();
  }

  @Override
  int[] left(int of, int[] values) {
    return of == position ? classes.get(at()) : values;
  }

  @Override
  int decision(DecisionGraph graph) {
    int[] decisions = new int[size];
    Arrays.fill(decisions, DecisionGraph.NEVER);
    for (int option = 0; option < options(); option++) {
      for (int value : classes.get(option)) {
        decisions[value] = result(option);
      }
    }
    return graph.byValue(new DecisionRow(position, decisions));
  }
}
