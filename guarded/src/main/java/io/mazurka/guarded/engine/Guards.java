package io.mazurka.guarded.engine;

import io.mazurka.expressions.tree.EvaluationException;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.kernel.ModelMisbehavedException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The commands whose guards read the same variables. Which of them are enabled is one look-up in a
 * table; where the table would be too large, or a guard may have no value in some row, the guards
 * are evaluated as trees. Immutable.
 */
final class Guards {

  private static final int LARGEST_TABLE = 1 << 12;

  private final Index index;
  private final Command[] commands;

  /** Per valuation of the variables, the numbers of the enabled commands; empty if too many. */
  private final int[][] table;

  private Guards(Index index, List<Command> commands, int slots) {
    this.index = index;
    this.commands = commands.toArray(Command[]::new);
    boolean tabular =
        index.count() > 0
            && index.count() <= LARGEST_TABLE
            && commands.stream().allMatch(command -> command.guard().isTotal());
    this.table = new int[tabular ? (int) index.count() : 0][];
    int[] state = new int[slots];
    for (int row = 0; row < table.length; row++) {
      index.write(row, state);
      table[row] =
          commands.stream().filter(c -> c.guard().holds(state)).mapToInt(Command::number).toArray();
    }
  }

  /** The guards of all commands, grouped by the variables they read. */
  static Guards[] of(List<Command> commands, int slots) {
    Map<Set<StateVariable>, List<Command>> groups = new LinkedHashMap<>();
    for (Command command : commands) {
      groups.computeIfAbsent(command.guard().reads(), reads -> new ArrayList<>()).add(command);
    }
    List<Guards> guards = new ArrayList<>();
    groups.forEach((reads, group) -> guards.add(new Guards(Index.of(reads), group, slots)));
    return guards.toArray(Guards[]::new);
  }

  Index index() {
    return index;
  }

  boolean isTabular() {
    return table.length > 0;
  }

  /** The enabled commands where the variables have the valuation with this number. */
  int[] enabled(int row) {
    return table[row];
  }

  /** Appends the enabled commands to the first {@code count} entries; returns the new count. */
  int appendEnabled(int[] state, int[] enabled, int count) {
    int end = count;
    for (Command command : commands) {
      if (holds(command, state)) {
        enabled[end++] = command.number();
      }
    }
    return end;
  }

  private static boolean holds(Command command, int[] state) {
    try {
      return command.guard().holds(state);
    } catch (EvaluationException e) {
      throw new ModelMisbehavedException(
          "the guard of command %s has no value: %s".formatted(command.name(), e.getMessage()), e);
    }
  }
}
