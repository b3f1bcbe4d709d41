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
 * @param forbidden what must not become true
 */
record ProgramPlan(
    List<VariablePlan> variables, List<List<CommandPlan>> processes, ConditionPlan forbidden)
    implements Plan<ProgramPlan> {

  record VariablePlan(String name, int size, int initial) {

    @Override
    public String toString() {
      return "%s: 0..%d = %d".formatted(name, size - 1, initial);
    }
  }

  /**
   * A command.
   *
   * @param guards all of which must hold
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
              join(" and ", guards.stream().map(guard -> guard.text(variables))),
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
      return join(any ? " or " : " and ", literals.stream().map(each -> each.text(variables)));
    }
  }

  /** That a variable has a value, or that it has not. */
  record LiteralPlan(int variable, int value, boolean negated) {

    Stream<LiteralPlan> smaller() {
      return Stream.of(new LiteralPlan(variable, value, false)).filter(plain -> negated);
    }

    String text(List<VariablePlan> variables) {
      return variables.get(variable).name() + (negated ? " != " : " = ") + value;
    }
  }

  /** What a variable gets. */
  record AssignmentPlan(int target, Source source, int operand) {

    Stream<AssignmentPlan> smaller() {
      return Stream.of(0, source == Source.NUMBER ? 0 : 1)
          .map(number -> new AssignmentPlan(target, Source.NUMBER, number))
          .filter(plainer -> source != Source.NUMBER || operand > 0);
    }

    String text(List<VariablePlan> variables) {
      String value =
          switch (source) {
            case NUMBER -> String.valueOf(operand);
            case VARIABLE -> variables.get(operand).name();
            case WHETHER_ZERO -> "(%s = 0)".formatted(variables.get(operand).name());
          };
      return variables.get(target).name() + " := " + value;
    }
  }

  enum Source {
    NUMBER,
    VARIABLE,
    /** One if a variable is zero, and else zero. */
    WHETHER_ZERO
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
    return Cuts.of(variable.initial(), 0)
        .map(lower -> new VariablePlan(variable.name(), variable.size(), lower));
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
