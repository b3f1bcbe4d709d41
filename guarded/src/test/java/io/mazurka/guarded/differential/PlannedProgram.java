package io.mazurka.guarded.differential;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Indicator;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.differential.ProgramPlan.AssignmentPlan;
import io.mazurka.guarded.differential.ProgramPlan.CommandPlan;
import io.mazurka.guarded.differential.ProgramPlan.ConditionPlan;
import io.mazurka.guarded.differential.ProgramPlan.LiteralPlan;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import java.util.List;
import java.util.Map;

/** Builds the program that a plan describes, with a condition that may or may not hold. */
record PlannedProgram(Program program, BooleanExpression condition) {

  static PlannedProgram of(ProgramPlan plan) {
    ProgramBuilder builder = Program.named("random");
    List<StateVariable> variables =
        plan.variables().stream()
            .map(each -> builder.variable(each.name(), each.size(), each.initial()))
            .toList();
    for (int process = 0; process < plan.processes().size(); process++) {
      builder.process("p" + process);
      List<CommandPlan> commands = plan.processes().get(process);
      for (int command = 0; command < commands.size(); command++) {
        CommandPlan its = commands.get(command);
        builder.command(
            "p%dc%d".formatted(process, commands.size() - command),
            its.guards().stream()
                .map(guard -> condition(guard, variables))
                .reduce(BooleanExpression::and)
                .orElseThrow(),
            its.assignments().stream()
                .map(each -> assignment(each, variables))
                .toArray(Assignment[]::new));
      }
    }
    return new PlannedProgram(builder.build(), condition(plan.forbidden(), variables).not());
  }

  GuardedModel model() {
    return GuardedModel.of(program, Map.of("condition", condition));
  }

  private static BooleanExpression condition(
      ConditionPlan condition, List<StateVariable> variables) {
    BooleanExpression[] parts =
        condition.literals().stream()
            .map(literal -> literal(literal, variables))
            .toArray(BooleanExpression[]::new);
    return condition.any() ? BooleanExpression.any(parts) : BooleanExpression.all(parts);
  }

  private static BooleanExpression literal(LiteralPlan literal, List<StateVariable> variables) {
    BooleanExpression positive =
        IntegerExpression.of(variables.get(literal.variable())).equalTo(literal.value());
    return literal.negated() ? positive.not() : positive;
  }

  private static Assignment assignment(AssignmentPlan plan, List<StateVariable> variables) {
    IntegerExpression value =
        switch (plan.source()) {
          case NUMBER -> IntegerExpression.of(plan.operand());
          case VARIABLE -> IntegerExpression.of(variables.get(plan.operand()));
          case WHETHER_ZERO ->
              new Indicator(IntegerExpression.of(variables.get(plan.operand())).equalTo(0));
        };
    return new Assignment(variables.get(plan.target()), value);
  }
}
