package io.mazurka.gallery.programs;

import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.program.ProgramBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The variables of the {@link Consensus}. Processes are counted from 1.
 *
 * @param up whether a process has not crashed
 * @param proposal the value that a process proposes, which may be any value initially
 * @param decision the decision of a process, or {@link #NONE}
 * @param pairs the variables that concern two processes, by name
 */
record ConsensusVariables(
    StateArray up, StateArray proposal, StateArray decision, Map<String, StateVariable> pairs) {

  /** Marks a value that is not known, decided or told. */
  static final int NONE = -1;

  /** Marks a channel without a message of this kind. */
  static final int NO_MESSAGE = -2;

  private static final VariableType VALUE = VariableType.range(NONE, 1);
  private static final VariableType MESSAGE = VariableType.range(NO_MESSAGE, 1);

  static ConsensusVariables of(ProgramBuilder program, int n) {
    StateArray up = program.array("up", 1, n, VariableType.BOOLEAN, 1);
    List<StateVariable> proposals = new ArrayList<>();
    for (int process = 1; process <= n; process++) {
      proposals.add(program.variable("proposal[%d]".formatted(process), VariableType.range(0, 1)));
    }
    StateArray decision = program.array("decision", 1, n, VALUE, NONE);
    Map<String, StateVariable> pairs = new LinkedHashMap<>();
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        if (i != j) {
          add(program, pairs, "known[%d][%d]".formatted(i, j), VALUE, NONE);
          add(program, pairs, "suspects[%d][%d]".formatted(i, j), VariableType.BOOLEAN, 0);
          add(program, pairs, "unsent[%d][%d]".formatted(i, j), VariableType.BOOLEAN, 1);
          add(program, pairs, "propose[%d][%d]".formatted(i, j), VALUE, NONE);
          for (int k = 1; k <= n; k++) {
            if (k != i && k != j) {
              String triple = "[%d][%d][%d]".formatted(i, j, k);
              add(program, pairs, "heard" + triple, VariableType.BOOLEAN, 0);
              add(program, pairs, "untold" + triple, VariableType.BOOLEAN, 0);
              add(program, pairs, "suspicion" + triple, MESSAGE, NO_MESSAGE);
            }
          }
        }
      }
    }
    return new ConsensusVariables(
        up, new StateArray("proposal", 1, proposals), decision, Map.copyOf(pairs));
  }

  private static void add(
      ProgramBuilder program,
      Map<String, StateVariable> pairs,
      String name,
      VariableType type,
      int value) {
    pairs.put(name, program.variable(name, type, value));
  }

  /** The value that {@code i} knows of {@code j}. */
  StateVariable known(int i, int j) {
    return of("known", i, j);
  }

  /** Whether {@code i} suspects {@code j}. */
  StateVariable suspects(int i, int j) {
    return of("suspects", i, j);
  }

  /** Whether {@code i} has not yet sent its proposal to {@code j}. */
  StateVariable unsent(int i, int j) {
    return of("unsent", i, j);
  }

  /** The proposal on its way from {@code i} to {@code j}. */
  StateVariable propose(int i, int j) {
    return of("propose", i, j);
  }

  /** Whether {@code i} heard from {@code k} that it suspects {@code j}. */
  StateVariable heard(int i, int j, int k) {
    return of("heard", i, j, k);
  }

  /** Whether {@code i} has yet to tell {@code j} that it suspects {@code k}. */
  StateVariable untold(int i, int j, int k) {
    return of("untold", i, j, k);
  }

  /**
   * The suspicion of {@code k} on its way from {@code i} to {@code j}, with the value known of
   * {@code k}.
   */
  StateVariable suspicion(int i, int j, int k) {
    return of("suspicion", i, j, k);
  }

  private StateVariable of(String name, int... indices) {
    StringBuilder element = new StringBuilder(name);
    for (int index : indices) {
      element.append('[').append(index).append(']');
    }
    return Objects.requireNonNull(pairs.get(element.toString()));
  }
}
