package io.mazurka.guarded.differential;

import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.expression.Condition;
import io.mazurka.guarded.expression.Term;
import io.mazurka.guarded.expression.Variable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Random programs: two to four processes over a few shared variables, whose commands overwrite,
 * copy and disable, with cycles and without.
 */
final class RandomPrograms {

  /** A program with a condition that may or may not hold. */
  record Sample(Program program, Condition condition) {

    GuardedModel model() {
      return GuardedModel.of(program, Map.of("condition", condition));
    }
  }

  private final Random random;
  private final List<Variable> variables = new ArrayList<>();

  private RandomPrograms(long seed) {
    this.random = new Random(seed);
  }

  static Sample of(long seed) {
    return new RandomPrograms(seed).sample(seed);
  }

  private Sample sample(long seed) {
    ProgramBuilder builder = Program.named("random" + seed);
    int count = 3 + random.nextInt(4);
    for (int variable = 0; variable < count; variable++) {
      int size = random.nextInt(3) == 0 ? 3 : 2;
      variables.add(builder.variable("v" + variable, size, random.nextInt(size)));
    }
    int processes = 2 + random.nextInt(3);
    for (int process = 0; process < processes; process++) {
      builder.process("p" + process);
      List<Variable> known = known();
      int commands = 1 + random.nextInt(4);
      for (int command = 0; command < commands; command++) {
        builder.command("p" + process + "c" + command, guard(known), assignments(known));
      }
    }
    return new Sample(builder.build(), condition(variables, 2).not());
  }

  /** The variables that a process works on: some of all, so that some stay local. */
  private List<Variable> known() {
    List<Variable> shuffled = new ArrayList<>(variables);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, Math.min(shuffled.size(), 1 + random.nextInt(3)));
  }

  private Condition guard(List<Variable> known) {
    return condition(known, 1 + random.nextInt(2));
  }

  /** A conjunction of so many literals, now and then a disjunction. */
  private Condition condition(List<Variable> known, int literals) {
    Condition[] parts = new Condition[literals];
    for (int part = 0; part < literals; part++) {
      Variable variable = known.get(random.nextInt(known.size()));
      Condition literal = Term.of(variable).equalTo(random.nextInt(variable.size()));
      parts[part] = random.nextInt(4) == 0 ? literal.not() : literal;
    }
    return random.nextInt(5) == 0 ? Condition.any(parts) : Condition.all(parts);
  }

  private Assignment[] assignments(List<Variable> known) {
    List<Variable> targets = new ArrayList<>(known);
    Collections.shuffle(targets, random);
    int count = random.nextInt(3) == 0 ? Math.min(2, targets.size()) : 1;
    Assignment[] assignments = new Assignment[count];
    for (int index = 0; index < count; index++) {
      assignments[index] = new Assignment(targets.get(index), value(targets.get(index), known));
    }
    return assignments;
  }

  private Term value(Variable target, List<Variable> known) {
    Variable source = known.get(random.nextInt(known.size()));
    return switch (random.nextInt(4)) {
      case 0 -> source.size() <= target.size() ? Term.of(source) : Term.of(0);
      case 1 -> new Term.Indicator(Term.of(source).equalTo(0));
      default -> Term.of(random.nextInt(target.size()));
    };
  }
}
