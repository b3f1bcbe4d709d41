package io.mazurka.gallery.circuits;

import io.mazurka.guarded.circuit.GateFunction;

/**
 * A tree of arbiters, filled level by level: cell k has the children 2k and 2k+1. Each cell passes
 * one of two requests on towards the root.
 *
 * @param cells the number of cells
 */
record ArbiterTree(int cells) {

  /** Takes the gates of a cell. */
  interface Gates {
    void gate(String output, GateFunction function, String... inputs);
  }

  /** The cell that asks on a side of another one; a leaf if it is beyond the last cell. */
  static int child(int cell, int side) {
    return 2 * cell + side - 1;
  }

  boolean isLeaf(int number) {
    return number > cells;
  }

  static String signal(int cell, String name) {
    return "cell" + cell + "." + name;
  }

  /** The acknowledgement of what asks as number {@code number}, which is not the root. */
  static String acknowledgement(int number) {
    return signal(number / 2, number % 2 == 0 ? "a1" : "a2");
  }

  /** The condition that a cell grants one request only. */
  static String exclusion(int cell) {
    return "!(%s & %s)".formatted(signal(cell, "a1"), signal(cell, "a2"));
  }

  /**
   * Adds the gates of a cell but those of its mutual-exclusion element, whose outputs are {@code
   * m1} and {@code m2}.
   *
   * @param resource the acknowledgement of the root
   */
  void addGates(Gates gates, int cell, String resource) {
    String m1 = signal(cell, "m1");
    String m2 = signal(cell, "m2");
    String y1 = signal(cell, "y1");
    String y2 = signal(cell, "y2");
    String a1 = signal(cell, "a1");
    String a2 = signal(cell, "a2");
    String acknowledged = cell == 1 ? resource : acknowledgement(cell);
    gates.gate(y1, GateFunction.AND, m1, "~" + a2);
    gates.gate(y2, GateFunction.AND, m2, "~" + a1);
    gates.gate(a1, GateFunction.C, y1, acknowledged);
    gates.gate(a2, GateFunction.C, y2, acknowledged);
    gates.gate(signal(cell, "sr"), GateFunction.OR, y1, y2);
  }
}
