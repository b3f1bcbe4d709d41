package io.mazurka.gallery.programs;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Mutual exclusion by a filter (Peterson 1981): on each of n - 1 levels, the process that came last
 * waits while others are at this level or above.
 */
public final class Peterson implements Model {

  /** The locations of a process: at rest, at a level it has announced, waiting there, critical. */
  private static final int REST = 0;

  private static final int ANNOUNCED = 1;
  private static final int WAITING = 2;
  private static final int CRITICAL = 3;

  @Override
  public String name() {
    return "peterson";
  }

  @Override
  public String summary() {
    return "mutual exclusion of n processes by a filter; nobody starves if everybody may go on";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("n", 2, 2, 6));
  }

  @Override
  public Checkable create(Arguments arguments) {
    return model(arguments.get("n"));
  }

  /** The filter for {@code n} processes. */
  public GuardedModel model(int n) {
    ProgramBuilder program = Program.named(name());
    List<StateVariable> at = new ArrayList<>();
    List<StateVariable> level = new ArrayList<>();
    List<StateVariable> victim = new ArrayList<>();
    for (int process = 1; process <= n; process++) {
      at.add(program.variable("at" + process, 4, REST));
      level.add(program.variable("level" + process, n, 0));
    }
    for (int number = 1; number < n; number++) {
      victim.add(program.variable("victim" + number, VariableType.range(1, n), 1));
    }
    for (int process = 0; process < n; process++) {
      addProcess(program, process, at.get(process), level, victim);
    }
    List<BooleanExpression> pairs = new ArrayList<>();
    for (int one = 0; one < n; one++) {
      for (int other = one + 1; other < n; other++) {
        pairs.add(critical(at.get(one)).and(critical(at.get(other))).not());
      }
    }
    BooleanExpression exclusion = BooleanExpression.all(pairs.toArray(BooleanExpression[]::new));
    GuardedModel model = GuardedModel.of(program.build(), Map.of("mutex", exclusion));
    for (int process = 0; process < n; process++) {
      IntegerExpression where = IntegerExpression.of(at.get(process));
      model =
          model
              .proposition("critical" + (process + 1), critical(at.get(process)))
              .proposition(
                  "waiting" + (process + 1), where.equalTo(ANNOUNCED).or(where.equalTo(WAITING)));
    }
    return model;
  }

  private static BooleanExpression critical(StateVariable at) {
    return IntegerExpression.of(at).equalTo(CRITICAL);
  }

  private static void addProcess(
      ProgramBuilder program,
      int process,
      StateVariable at,
      List<StateVariable> levels,
      List<StateVariable> victims) {
    StateVariable level = levels.get(process);
    IntegerExpression where = IntegerExpression.of(at);
    IntegerExpression own = IntegerExpression.of(level);
    program.process("p" + (process + 1));
    program.command("want", where.equalTo(REST), set(at, ANNOUNCED), set(level, 1));
    for (int number = 1; number <= victims.size(); number++) {
      StateVariable victim = victims.get(number - 1);
      BooleanExpression here = own.equalTo(number);
      program.command(
          "offer" + number,
          where.equalTo(ANNOUNCED).and(here),
          set(victim, process + 1),
          set(at, WAITING));
      BooleanExpression free = IntegerExpression.of(victim).equalTo(process + 1).not();
      BooleanExpression alone = BooleanExpression.always();
      for (int other = 0; other < levels.size(); other++) {
        alone =
            other == process
                ? alone
                : alone.and(IntegerExpression.of(levels.get(other)).atMost(number - 1));
      }
      BooleanExpression pass = where.equalTo(WAITING).and(here).and(free.or(alone));
      if (number == victims.size()) {
        program.command("enter", pass, set(at, CRITICAL));
      } else {
        program.command("rise" + number, pass, set(at, ANNOUNCED), set(level, number + 1));
      }
    }
    program.command("leave", where.equalTo(CRITICAL), set(at, REST), set(level, 0));
  }

  private static Assignment set(StateVariable variable, long value) {
    return new Assignment(variable, IntegerExpression.of(value));
  }
}
