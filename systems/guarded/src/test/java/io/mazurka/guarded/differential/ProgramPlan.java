package io.mazurka.guarded.differential;

import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A random program as data; variables are known by their positions.
 *
 * @param processes the commands of each process
 * @param forbidden the condition that must not become true
 */
public record ProgramPlan(
    List<VariablePlan> variables, List<List<CommandPlan>> processes, ConditionPlan forbidden)
    implements Plan<ProgramPlan> {

  /**
   * A variable.
   *
   * @param low its least value
   * @param initial the difference between its initial value and its least value
   * @param free whether it may start with any value instead
   */
  record VariablePlan(String name, int low, int size, int initial, boolean free) {

    int value(int above) {
      return low + above;
    }

    @Override
    public String toString() {
      return "%s: %d..%d = %s"
          .formatted(name, low, low + size - 1, free ? "any" : String.valueOf(low + initial));
    }
  }

  /**
   * A command.
   *
   * @param guards the conditions that must all hold
   */
  record CommandPlan(List<ConditionPlan> guards, List<AssignmentPlan> assignments) {

    Stream<CommandPlan> smaller() {
      return Stream.of(
              Cuts.of(assignments, 1).map(fewer -> new CommandPlan(guards, fewer)),
              Cuts.of(guards, 1).map(fewer -> new CommandPlan(fewer, assignments)),
              Cuts.inside(guards, ConditionPlan::smaller)
                  .map(others -> new CommandPlan(others, assignments)),
              Cuts.inside(assignments, AssignmentPlan::smaller)
                  .map(others -> new CommandPlan(guards, others)))
          .flatMap(plans -> plans);
    }

    String text(List<VariablePlan> variables) {
      return "when %s: %s"
          .formatted(
              join(" & ", guards.stream().map(guard -> "(%s)".formatted(guard.text(variables)))),
              join(", ", assignments.stream().map(each -> each.text(variables))));
    }
  }

  /** A conjunction or a disjunction of literals. */
  record ConditionPlan(List<LiteralPlan> literals, boolean any) {

    Stream<ConditionPlan> smaller() {
      return Stream.concat(
          Cuts.of(literals, 1).map(fewer -> new ConditionPlan(fewer, any)),
          Cuts.inside(literals, LiteralPlan::smaller)
              .map(others -> new ConditionPlan(others, any)));
    }

    String text(List<VariablePlan> variables) {
      return join(any ? " | " : " & ", literals.stream().map(each -> each.text(variables)));
    }
  }

  /**
   * A comparison of a variable, or its negation.
   *
   * @param operand a value above the least one of the variable, or another variable
   */
  record LiteralPlan(int variable, Test test, int operand, boolean negated) {

    Stream<LiteralPlan> smaller() {
      return Stream.of(new LiteralPlan(variable, test, operand, false)).filter(plain -> negated);
    }

    String text(List<VariablePlan> variables) {
      VariablePlan its = variables.get(variable);
      String name = its.name();
      String positive =
          switch (test) {
            case VALUE -> "%s = %d".formatted(name, its.value(operand));
            case PARITY -> "%s %% 2 = %d".formatted(name, operand % 2);
            case LESS -> "%s < %s".formatted(name, variables.get(operand).name());
            case TWICE -> "2 * %s - 1 >= %s".formatted(name, variables.get(operand).name());
            case INDEXED -> "v[%s %% 2] = %d".formatted(name, its.value(operand));
          };
      return negated ? "!(%s)".formatted(positive) : positive;
    }
  }

  /** The kinds of comparisons. */
  enum Test {
    VALUE,
    PARITY,
    LESS,
    TWICE,
    /** One of the first two variables, chosen by the parity of the variable, has a value. */
    INDEXED;

    boolean isOfTwo() {
      return this == LESS || this == TWICE;
    }
  }

  /**
   * An assignment.
   *
   * @param operand a value above the least one of the target, or another variable
   */
  record AssignmentPlan(int target, Source source, int operand) {

    Stream<AssignmentPlan> smaller() {
      return Stream.of(0, source == Source.NUMBER ? 0 : 1)
          .map(number -> new AssignmentPlan(target, Source.NUMBER, number))
          .filter(plainer -> source != Source.NUMBER || operand > 0);
    }

    String text(List<VariablePlan> variables) {
      return variables.get(target).name() + " := " + value(variables);
    }

    /** The value as an expression; it lies in the range of the target. */
    String value(List<VariablePlan> variables) {
      VariablePlan its = variables.get(target);
      if (source == Source.NUMBER) {
        return String.valueOf(its.value(operand));
      }
      String name = variables.get(operand).name();
      int low = its.low();
      int size = its.size();
      return switch (source) {
        case NUMBER -> throw new IllegalStateException("handled above");
        case COPY -> "%s %% %d + %d".formatted(name, size, low);
        case WHETHER_ZERO -> "(%s = 0) + %d".formatted(name, low);
        case HALF -> "(%s / 2) %% %d + %d".formatted(name, size, low);
        case EITHER -> "if %s > 0 then %d else %d".formatted(name, low, low + size - 1);
        case INDEXED -> "v[%s %% 2] %% %d + %d".formatted(name, size, low);
      };
    }
  }

  /** The source of the value of an assignment. */
  enum Source {
    NUMBER,
    /** A variable, as far as the range of the target goes. */
    COPY,
    /** The second value if a variable is zero, and otherwise the first. */
    WHETHER_ZERO,
    HALF,
    /** The least or the largest value, depending on a variable. */
    EITHER,
    /** One of the first two variables, chosen by the parity of a variable. */
    INDEXED
  }

  @Override
  public Stream<ProgramPlan> smaller() {
    return Stream.of(
            Cuts.of(processes, 1).map(this::withProcesses),
            Cuts.inside(processes, process -> Cuts.of(process, 1)).map(this::withProcesses),
            Cuts.inside(processes, process -> Cuts.inside(process, CommandPlan::smaller))
                .map(this::withProcesses),
            forbidden.smaller().map(less -> new ProgramPlan(variables, processes, less)),
            Cuts.inside(variables, ProgramPlan::startingLower)
                .map(others -> new ProgramPlan(others, processes, forbidden)))
        .flatMap(plans -> plans);
  }

  private static Stream<VariablePlan> startingLower(VariablePlan variable) {
    return Stream.concat(
            Stream.of(variable.initial()).filter(initial -> variable.free()),
            Cuts.of(variable.initial(), 0))
        .map(
            lower ->
                new VariablePlan(variable.name(), variable.low(), variable.size(), lower, false));
  }

  private ProgramPlan withProcesses(List<List<CommandPlan>> others) {
    return new ProgramPlan(variables, others, forbidden);
  }

  private static String join(String word, Stream<String> parts) {
    return parts.collect(Collectors.joining(word));
  }

  @Override
  public String toString() {
    Stream<String> commands =
        IntStream.range(0, processes.size())
            .boxed()
            .flatMap(
                process ->
                    processes.get(process).stream()
                        .map(command -> "p%d %s".formatted(process, command.text(variables))));
    return "%s\n%s\nforbidden: %s"
        .formatted(
            join(", ", variables.stream().map(VariablePlan::toString)),
            join("\n", commands),
            forbidden.text(variables));
  }
}
