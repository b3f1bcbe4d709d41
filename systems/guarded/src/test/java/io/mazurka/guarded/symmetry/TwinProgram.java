package io.mazurka.guarded.symmetry;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.VariableNames;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.guarded.symmetry.TwinPlan.Effect;
import io.mazurka.guarded.symmetry.TwinPlan.Literal;
import io.mazurka.guarded.symmetry.TwinPlan.RulePlan;
import io.mazurka.guarded.symmetry.TwinPlan.Spoiled;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Builds the program that a plan describes. Its commands are in another order for each process. */
final class TwinProgram {

  private final TwinPlan plan;
  private final Random random;
  private final ProgramBuilder builder = Program.named("twins");
  private final List<StateVariable> variables = new ArrayList<>();

  private TwinProgram(TwinPlan plan) {
    this.plan = plan;
    this.random = new Random(plan.order());
  }

  static GuardedModel of(TwinPlan plan) {
    return new TwinProgram(plan).model();
  }

  private GuardedModel model() {
    for (int process = 1; process <= plan.copies(); process++) {
      boolean odd = process == 1 && plan.spoiled() == Spoiled.INITIAL_FLAG;
      add("pc[%d]".formatted(process), VariableType.range(0, 2), 0);
      add("flag[%d]".formatted(process), VariableType.BOOLEAN, odd ? 1 : 0);
      for (int other : othersThan(process)) {
        add("to[%d][%d]".formatted(process, other), VariableType.BOOLEAN, 0);
      }
    }
    add("shared", VariableType.range(0, 2), 0);
    VariableType names = VariableType.range(1, plan.copies());
    if (plan.anyTurn()) {
      variables.add(builder.variable("turn", names));
    } else {
      add("turn", names, 1);
    }
    for (int process = 1; process <= plan.copies(); process++) {
      builder.process("p" + process);
      addRules(process);
    }
    Program program = builder.build();
    boolean oddInvariant = plan.spoiled() == Spoiled.INVARIANT;
    boolean oddFormula = plan.spoiled() == Spoiled.FORMULA;
    String both =
        some(
            i ->
                "(pc[%d] = 2 & %s)"
                    .formatted(i, some(j -> j == i ? "false" : "pc[%d] = 2".formatted(j))));
    return GuardedModel.of(
            program,
            Map.of("invariant", condition(oddInvariant ? "!(pc[1] = 2 & shared = 1)" : "!" + both)))
        .sometimes("sometimes", condition(some(i -> "(flag[%d] & turn = %d)".formatted(i, i))))
        .atEnd("end", condition("shared = 0 | " + some(i -> "pc[%d] = 1".formatted(i))))
        .proposition(
            "busy", condition(oddFormula ? "pc[1] = 2" : some(i -> "pc[%d] = 2".formatted(i))))
        .proposition("one", condition("pc[1] = 1"))
        .proposition("two", condition("pc[2] = 1"))
        .ltl("again", "[] <> busy")
        .ltl("parts", "[] (!(one || two%s) -> <> (one || two%s))".formatted(third(), third()))
        .ctl("back", "AG EF !busy");
  }

  private String third() {
    return plan.copies() > 2 ? " || pc[3] = 1" : "";
  }

  private void add(String name, VariableType type, long value) {
    variables.add(builder.variable(name, type, value));
  }

  private List<Integer> othersThan(int process) {
    return IntStream.rangeClosed(1, plan.copies()).filter(j -> j != process).boxed().toList();
  }

  private BooleanExpression condition(String text) {
    return ExpressionParser.condition(text, new VariableNames(variables, "variable"));
  }

  private void addRules(int process) {
    List<Integer> numbers =
        new ArrayList<>(IntStream.range(0, plan.rules().size()).boxed().toList());
    Collections.shuffle(numbers, random);
    boolean first = process == 1;
    for (int number : numbers) {
      RulePlan rule = plan.rules().get(number);
      if (!(first && number == 0 && plan.spoiled() == Spoiled.RULE_LEFT_OUT)) {
        boolean odd = first && number == 0;
        for (int other : rule.isOfTwo() ? othersThan(process) : List.of(process)) {
          builder.command(
              "c%d_%d".formatted(number, other),
              guard(rule, process, other, odd),
              assignments(rule, process, other, odd));
        }
      }
    }
  }

  private BooleanExpression guard(RulePlan rule, int process, int other, boolean odd) {
    List<String> literals = new ArrayList<>();
    for (Literal literal : rule.guard()) {
      boolean other1 = odd && plan.spoiled() == Spoiled.COUNTER_OF_A_RULE;
      literals.add(text(literal, process, other, other1));
    }
    Collections.shuffle(literals, random);
    return literals.isEmpty() ? condition("true") : condition(String.join(" & ", literals));
  }

  private String text(Literal literal, int i, int j, boolean odd) {
    int number = literal.number();
    return switch (literal.test()) {
      case COUNTER -> "pc[%d] = %d".formatted(i, odd ? (number + 1) % 3 : number);
      case OWN_FLAG -> "flag[%d] = %d".formatted(i, number);
      case ALL_OTHER_FLAGS -> "!" + shuffled(i, k -> "flag[%d] = %d".formatted(k, number));
      case SOME_OTHER_FLAG -> shuffled(i, k -> "flag[%d] = %d".formatted(k, number));
      case FLAG_OF_J -> "flag[%d] = %d".formatted(j, number);
      case SHARED -> "shared = " + number;
      case LEAST_COUNTER -> "!" + shuffled(i, k -> "pc[%d] < pc[%d]".formatted(k, i));
      case MY_TURN -> number == 0 ? "turn != " + i : i + " = turn";
      case FLAG_OF_TURN -> "flag[turn] = " + number;
      case FLAG_TO_J -> "to[%d][%d] = %d".formatted(i, j, number);
      case FLAG_FROM_J -> "to[%d][%d] != %d".formatted(j, i, number);
      case SOME_FLAG_TO_ME -> shuffled(i, k -> "to[%d][%d] = %d".formatted(k, i, number));
    };
  }

  /** A disjunction over all processes but one, in any order. */
  private String shuffled(int without, IntFunction<String> text) {
    List<String> parts = new ArrayList<>(othersThan(without).stream().map(text::apply).toList());
    Collections.shuffle(parts, random);
    return "(" + String.join(" | ", parts) + ")";
  }

  private String some(IntFunction<String> text) {
    return IntStream.rangeClosed(1, plan.copies())
        .mapToObj(text)
        .collect(Collectors.joining(" | ", "(", ")"));
  }

  private List<Assignment> assignments(RulePlan rule, int i, int j, boolean odd) {
    List<Assignment> all = new ArrayList<>();
    for (Effect effect : rule.effects()) {
      int number = effect.number();
      boolean wrong = odd && plan.spoiled() == Spoiled.NAME_THAT_IS_ASSIGNED;
      switch (effect.change()) {
        case COUNTER -> all.add(assign("pc[%d]".formatted(i), String.valueOf(number)));
        case OWN_FLAG -> all.add(assign("flag[%d]".formatted(i), String.valueOf(number)));
        case SHARED -> all.add(assign("shared", String.valueOf(number)));
        case SHARED_NEXT -> all.add(assign("shared", "(shared + 1) % 3"));
        case MY_TURN -> all.add(assign("turn", String.valueOf(wrong ? 2 : i)));
        case TURN_OF_J -> all.add(assign("turn", String.valueOf(j)));
        case FLAG_TO_J -> all.add(assign("to[%d][%d]".formatted(i, j), String.valueOf(number)));
        case FLAG_FROM_J -> all.add(assign("to[%d][%d]".formatted(j, i), String.valueOf(number)));
        case FLAG_OF_TURN -> all.addAll(flagOfTurn(number));
      }
    }
    Collections.shuffle(all, random);
    return all;
  }

  private List<Assignment> flagOfTurn(int number) {
    StateArray flags =
        new StateArray(
            "flag",
            1,
            IntStream.rangeClosed(1, plan.copies())
                .mapToObj(i -> variable("flag[%d]".formatted(i)))
                .toList());
    return Assignment.element(
        flags, IntegerExpression.of(variable("turn")), IntegerExpression.of(number));
  }

  private Assignment assign(String target, String value) {
    return new Assignment(
        variable(target), ExpressionParser.number(value, new VariableNames(variables, "variable")));
  }

  private StateVariable variable(String name) {
    return variables.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
  }
}
