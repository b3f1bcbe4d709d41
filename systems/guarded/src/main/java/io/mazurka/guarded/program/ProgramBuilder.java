package io.mazurka.guarded.program;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.expressions.variables.VariableType.Kind;
import io.mazurka.kernel.InvalidModelException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;

/** Collects the variables, processes and commands of a program. */
public final class ProgramBuilder {

  private final String name;
  private final List<StateVariable> variables = new ArrayList<>();
  private final List<Integer> values = new ArrayList<>();
  private final List<StateVariable> free = new ArrayList<>();
  private final List<BooleanExpression> initially = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final List<String> processes = new ArrayList<>();
  private final List<List<Command>> commands = new ArrayList<>();
  private final Map<StateVariable, String> columns = new LinkedHashMap<>();

  ProgramBuilder(String name) {
    this.name = name;
  }

  /** A new variable with values from 0 to {@code size - 1}; one of two values is Boolean. */
  public StateVariable variable(String variable, int size, int value) {
    require(size >= 1, "%s has no values".formatted(variable));
    return variable(
        variable, size == 2 ? VariableType.BOOLEAN : VariableType.range(0, size - 1), value);
  }

  /** A new variable with the value {@code value} initially. */
  public StateVariable variable(String variable, VariableType type, long value) {
    require(names.add(variable), "there are two variables '%s'".formatted(variable));
    require(type.kind() != Kind.UNBOUNDED, "%s needs bounds".formatted(variable));
    require(
        type.contains(value),
        "%s cannot be %d initially; it goes from %d to %d"
            .formatted(variable, value, type.low(), type.high()));
    StateVariable added = new StateVariable(variable, variables.size(), type);
    variables.add(added);
    values.add((int) (value - type.offset()));
    return added;
  }

  /**
   * A new variable whose values are the constants of an enum, with {@code value} initially.
   * Conditions, reports and questions call the values by their names.
   */
  public <E extends Enum<E>> StateVariable variable(String variable, E value) {
    VariableType type = VariableType.named(value.getDeclaringClass());
    return variable(variable, type, type.value(value.name()));
  }

  /** A new variable that may have any of its values initially. */
  public StateVariable variable(String variable, VariableType type) {
    require(!type.isOpen(), "%s needs bounds or an initial value".formatted(variable));
    StateVariable added = variable(variable, type, type.low());
    free.add(added);
    return added;
  }

  /** Requires a condition of the initial states. */
  public ProgramBuilder initially(BooleanExpression condition) {
    initially.add(condition);
    return this;
  }

  /** A new Boolean variable. */
  public StateVariable bool(String variable, boolean value) {
    return variable(variable, VariableType.BOOLEAN, value ? 1 : 0);
  }

  /** New variables {@code array[first]} to {@code array[last]}, all of one type and value. */
  public StateArray array(String array, long first, long last, VariableType type, long value) {
    require(0 <= first && first <= last, "%s has no elements".formatted(array));
    List<StateVariable> elements = new ArrayList<>();
    for (long index = first; index <= last; index++) {
      elements.add(variable(array + "[" + index + "]", type, value));
    }
    return new StateArray(array, first, elements);
  }

  /** Begins a process; the commands that follow are its own. */
  public ProgramBuilder process(String process) {
    require(!processes.contains(process), "there are two processes '%s'".formatted(process));
    processes.add(process);
    commands.add(new ArrayList<>());
    return this;
  }

  /**
   * Begins the processes {@code name1} to {@code nameN}, one after the other, and has {@code rules}
   * add the commands of each, given its number.
   */
  public ProgramBuilder processes(String prefix, int count, IntConsumer rules) {
    for (int number = 1; number <= count; number++) {
      process(prefix + number);
      rules.accept(number);
    }
    return this;
  }

  /**
   * Shows variables in a column of this name in counterexamples, instead of in that of the first
   * process that writes them. The column may be that of a process.
   */
  public ProgramBuilder column(String column, StateVariable... shown) {
    for (StateVariable variable : shown) {
      require(
          columns.put(variable, column) == null,
          "%s is put into two columns".formatted(variable.name()));
    }
    return this;
  }

  /** Adds a command to the process begun last. */
  public ProgramBuilder command(
      String command, BooleanExpression guard, Assignment... assignments) {
    return command(command, guard, List.of(assignments));
  }

  /** Adds a command to the process begun last. */
  public ProgramBuilder command(
      String command, BooleanExpression guard, List<Assignment> assignments) {
    require(!processes.isEmpty(), "command %s has no process".formatted(command));
    Set<StateVariable> assigned = new HashSet<>();
    for (Assignment assignment : assignments) {
      StateVariable target = assignment.target();
      require(
          assigned.add(target),
          "command %s of %s assigns %s twice; all assignments of a command are made at once, so say"
                  .formatted(command, processes.get(processes.size() - 1), target)
              + " in one what it becomes, or write a command for each case");
      require(
          target.type().isOpen()
              || !assignment
                  .value()
                  .interval()
                  .isApartFrom(IntegerExpression.of(target).interval()),
          "command %s gives %s the value %s; it goes from %d to %d"
              .formatted(
                  command, target, assignment.value(), target.type().low(), target.type().high()));
    }
    commands
        .get(commands.size() - 1)
        .add(new Command(0, processes.size() - 1, command, guard, assignments));
    return this;
  }

  /** The program; throws if a declaration is wrong. */
  public Program build() {
    List<Participant> participants = new ArrayList<>();
    int number = 0;
    for (int process = 0; process < processes.size(); process++) {
      List<Command> numbered = new ArrayList<>();
      for (Command command : commands.get(process)) {
        numbered.add(
            new Command(number++, process, command.name(), command.guard(), command.assignments()));
      }
      participants.add(new Participant(processes.get(process), numbered));
    }
    InitialStates initial = new InitialStates(values, free, new All(initially));
    require(!initial.states().isEmpty(), "no state meets its initial conditions");
    return new Program(name, variables, initial, participants, columns);
  }

  private void require(boolean met, String problem) {
    if (!met) {
      throw new InvalidModelException(name + ": " + problem);
    }
  }
}
