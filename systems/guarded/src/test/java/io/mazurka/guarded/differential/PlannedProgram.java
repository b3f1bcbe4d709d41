package io.mazurka.guarded.differential;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.Names;
import io.mazurka.expressions.syntax.VariableNames;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.Requirement;
import io.mazurka.guarded.differential.ProgramPlan.AssignmentPlan;
import io.mazurka.guarded.differential.ProgramPlan.CommandPlan;
import io.mazurka.guarded.differential.ProgramPlan.ConditionPlan;
import io.mazurka.guarded.differential.ProgramPlan.VariablePlan;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.property.Property.Kind;
import java.util.List;
import java.util.Map;

/**
 * Builds the program that a plan describes, with a condition that may or may not hold. Its
 * expressions are read from their texts.
 */
public record PlannedProgram(Program program, BooleanExpression condition) {

  public static PlannedProgram of(ProgramPlan plan) {
    ProgramBuilder builder = Program.named("random");
    List<StateVariable> variables =
        plan.variables().stream()
            .map(
                each ->
                    each.free()
                        ? builder.variable(each.name(), type(each))
                        : builder.variable(each.name(), type(each), each.value(each.initial())))
            .toList();
    Names names = new VariableNames(variables, "variable");
    for (int process = 0; process < plan.processes().size(); process++) {
      builder.process("p" + process);
      List<CommandPlan> commands = plan.processes().get(process);
      for (int command = 0; command < commands.size(); command++) {
        CommandPlan its = commands.get(command);
        builder.command(
            "p%dc%d".formatted(process, commands.size() - command),
            its.guards().stream()
                .map(guard -> condition(guard, plan, names))
                .reduce(BooleanExpression::and)
                .orElseThrow(),
            its.assignments().stream()
                .map(each -> assignment(each, plan, variables, names))
                .toArray(Assignment[]::new));
      }
    }
    return new PlannedProgram(builder.build(), condition(plan.forbidden(), plan, names).not());
  }

  public GuardedModel model() {
    return GuardedModel.of(program, Map.of("condition", condition))
        .with(new Requirement("implied", Kind.INVARIANT, condition.not().implies(condition.not())))
        .sometimes("sometimes", condition.not())
        .atEnd("end", condition);
  }

  private static VariableType type(VariablePlan variable) {
    return VariableType.range(variable.low(), variable.low() + variable.size() - 1L);
  }

  private static BooleanExpression condition(
      ConditionPlan condition, ProgramPlan plan, Names names) {
    return ExpressionParser.condition(condition.text(plan.variables()), names);
  }

  private static Assignment assignment(
      AssignmentPlan assignment, ProgramPlan plan, List<StateVariable> variables, Names names) {
    StateVariable target = variables.get(assignment.target());
    return new Assignment(
        target, ExpressionParser.number(assignment.value(plan.variables()), names));
  }
}
