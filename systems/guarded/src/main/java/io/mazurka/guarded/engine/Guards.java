package io.mazurka.guarded.engine;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.kernel.ModelMisbehavedException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The guards of a group of commands that read few variables together, or the same variables. One
 * look-up in a table, by the values of these variables, tells which commands are enabled. If the
 * guards read more variables than the table has room for, the table tells which commands may be
 * enabled, and the rest of their guards is evaluated. If some guard may have no value, there is no
 * table, and all guards are evaluated as trees. Immutable.
 *
 * <p>Groups list commands in another order than the program: commands that read the same variables
 * are neighbours, and sets of variables are in the order of their first use.
 */
final class Guards {

  /** The most rows of a table for commands that read the same variables. */
  private static final int LARGEST_TABLE = 1 << 12;

  /** The most rows of a table for commands that read different variables. */
  private static final int LARGEST_COMMON_TABLE = 1 << 9;

  private final Index index;
  private final Command[] commands;
  private final int[] numbers;

  /**
   * Per valuation of the variables in the table, the places of the enabled commands; empty if there
   * is no table.
   */
  private final int[][] table;

  /**
   * Per command, whether its guard has parts that are not in the table; {@link #rests} has these
   * parts.
   */
  private final boolean[] hasRest;

  private final FlatCondition[] rests;

  private Guards(Draft draft, int slots) {
    this.commands = draft.commands.toArray(Command[]::new);
    this.numbers = draft.commands.stream().mapToInt(Command::number).toArray();
    this.index = Index.of(draft.tabled);
    this.table = new int[draft.hasTable ? (int) index.count() : 0][];
    this.hasRest = new boolean[commands.length];
    this.rests = new FlatCondition[commands.length];
    FlatCondition[] firsts = new FlatCondition[commands.length];
    for (int place = 0; place < commands.length && draft.hasTable; place++) {
      List<BooleanExpression> parts = commands[place].guard().conjuncts();
      firsts[place] = FlatCondition.all(parts.stream().filter(draft::isTabled).toList(), slots);
      List<BooleanExpression> others =
          parts.stream().filter(part -> !draft.isTabled(part)).toList();
      hasRest[place] = !others.isEmpty();
      rests[place] = FlatCondition.all(others, slots);
    }
    Map<List<Integer>, int[]> rows = new HashMap<>();
    int[] state = new int[slots];
    for (int row = 0; row < table.length; row++) {
      index.write(row, state);
      List<Integer> enabled = new ArrayList<>();
      for (int place = 0; place < firsts.length; place++) {
        if (firsts[place].holds(state)) {
          enabled.add(place);
        }
      }
      table[row] =
          rows.computeIfAbsent(
              enabled, places -> places.stream().mapToInt(Integer::intValue).toArray());
    }
  }

  /** A group of commands, and the variables of their table if they have one. */
  private record Draft(List<Command> commands, Set<StateVariable> tabled, boolean hasTable) {

    /** A group of commands that read the same variables. */
    static Draft of(List<Command> commands, int largestTable) {
      boolean total = commands.stream().allMatch(command -> command.guard().isTotal());
      Set<StateVariable> all = commands.get(0).guard().reads();
      Set<StateVariable> tabled = fits(all, largestTable) ? all : new LinkedHashSet<>();
      for (Command command : commands) {
        for (BooleanExpression part : command.guard().conjuncts()) {
          Set<StateVariable> more = new LinkedHashSet<>(tabled);
          part.addReadsTo(more);
          tabled = fits(more, largestTable) ? more : tabled;
        }
      }
      return new Draft(commands, tabled, total && (tabled.equals(all) || !tabled.isEmpty()));
    }

    /** Whether a part of a guard is in the table. */
    boolean isTabled(BooleanExpression part) {
      return tabled.containsAll(part.reads());
    }

    /** The union of this group and {@code next}, if a table for both is small enough. */
    Optional<Draft> with(Draft next, int largestTable) {
      Set<StateVariable> union = new LinkedHashSet<>(tabled);
      union.addAll(next.tabled);
      List<Command> both = new ArrayList<>(commands);
      both.addAll(next.commands);
      return hasTable && next.hasTable && fits(union, largestTable)
          ? Optional.of(new Draft(both, union, true))
          : Optional.empty();
    }

    private static boolean fits(Set<StateVariable> variables, int largestTable) {
      long count = Index.of(variables).count();
      return count > 0 && count <= largestTable;
    }
  }

  /** The groups of all commands. */
  static Guards[] of(List<Command> commands, int slots) {
    return of(commands, slots, LARGEST_TABLE, LARGEST_COMMON_TABLE);
  }

  /** The groups of all commands, with tables of these sizes at most. */
  static Guards[] of(List<Command> commands, int slots, int largestTable, int largestCommonTable) {
    Map<Set<StateVariable>, List<Command>> groups = new LinkedHashMap<>();
    for (Command command : commands) {
      groups.computeIfAbsent(command.guard().reads(), reads -> new ArrayList<>()).add(command);
    }
    List<Draft> drafts = new ArrayList<>();
    for (List<Command> group : groups.values()) {
      Draft next = Draft.of(group, largestTable);
      int last = drafts.size() - 1;
      Optional<Draft> common =
          last < 0 ? Optional.empty() : drafts.get(last).with(next, largestCommonTable);
      if (common.isPresent()) {
        drafts.set(last, common.get());
      } else {
        drafts.add(next);
      }
    }
    return drafts.stream().map(draft -> new Guards(draft, slots)).toArray(Guards[]::new);
  }

  /** Numbers the valuations of the variables in the table. */
  Index index() {
    return index;
  }

  boolean hasTable() {
    return table.length > 0;
  }

  /**
   * Whether no command of the group is enabled if the variables in the table have this valuation.
   */
  boolean isDead(int row) {
    return table.length > 0 && table[row].length == 0;
  }

  /**
   * Appends the enabled commands to the first {@code count} entries; returns the new count.
   *
   * @param row the number of the valuation in {@code state} of the variables in the table
   */
  int appendEnabled(int[] state, int row, int[] enabled, int count) {
    return hasTable()
        ? appendTabled(state, table[row], enabled, count)
        : appendEvaluated(state, enabled, count);
  }

  private int appendTabled(int[] state, int[] places, int[] enabled, int count) {
    int end = count;
    for (int place : places) {
      if (!hasRest[place] || rests[place].holds(state)) {
        enabled[end++] = numbers[place];
      }
    }
    return end;
  }

  private int appendEvaluated(int[] state, int[] enabled, int count) {
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
