package io.mazurka.guarded.differential;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Indicator;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.guarded.GuardedModel;
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
 * copy and disable, with cycles and without. Half of them have program counters.
 */
final class RandomPrograms {

  /** A program with a condition that may or may not hold. */
  record Sample(Program program, BooleanExpression condition) {

    GuardedModel model() {
      return GuardedModel.of(program, Map.of("condition", condition));
    }
  }

  private final Random random;
  private final List<StateVariable> variables = new ArrayList<>();

  private RandomPrograms(long seed) {
    this.random = new Random(seed);
  }

  static Sample of(long seed) {
    return new RandomPrograms(seed).sample(seed);
  }

  private Sample sample(long seed) {
    ProgramBuilder builder = Program.named("random" + seed);
    boolean sequential = random.nextBoolean();
    int shared = sequential ? 1 + random.nextInt(3) : 3 + random.nextInt(4);
    for (int variable = 0; variable < shared; variable++) {
      int size = random.nextInt(3) == 0 ? 3 : 2;
      variables.add(builder.variable("v" + variable, size, random.nextInt(size)));
    }
    int processes = 2 + random.nextInt(3);
    List<StateVariable> counters = new ArrayList<>();
    for (int process = 0; sequential && process < processes; process++) {
      counters.add(builder.variable("pc" + process, 2 + random.nextInt(3), 0));
    }
    for (int process = 0; process < processes; process++) {
      builder.process("p" + process);
      List<StateVariable> known = known();
      for (int command = 1 + random.nextInt(4); command > 0; command--) {
        String name = "p" + process + "c" + command;
        if (sequential) {
          addSequential(builder, name, counters.get(process), known);
        } else {
          builder.command(name, guard(known), assignments(known));
        }
      }
    }
    counters.addAll(variables);
    Collections.shuffle(counters, random);
    return new Sample(builder.build(), condition(counters, 2 + random.nextInt(2)).not());
  }

  /** A command of a process with a program counter, which mostly moves on. */
  private void addSequential(
      ProgramBuilder builder, String name, StateVariable counter, List<StateVariable> known) {
    int from = random.nextInt(counter.size());
    int to = random.nextInt(4) == 0 ? random.nextInt(counter.size()) : (from + 1) % counter.size();
    BooleanExpression guard = IntegerExpression.of(counter).equalTo(from);
    Assignment moveOn = new Assignment(counter, IntegerExpression.of(to));
    if (random.nextBoolean()) {
      guard = guard.and(condition(known, 1));
    }
    StateVariable target = known.get(random.nextInt(known.size()));
    if (random.nextBoolean()) {
      builder.command(name, guard, moveOn, new Assignment(target, value(target, known)));
    } else {
      builder.command(name, guard, moveOn);
    }
  }

  /** The variables that a process works on: some of all, so that some stay local. */
  private List<StateVariable> known() {
    List<StateVariable> shuffled = new ArrayList<>(variables);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, Math.min(shuffled.size(), 1 + random.nextInt(3)));
  }

  private BooleanExpression guard(List<StateVariable> known) {
    return condition(known, 1 + random.nextInt(2));
  }

  /** A conjunction of so many literals, now and then a disjunction. */
  private BooleanExpression condition(List<StateVariable> known, int literals) {
    BooleanExpression[] parts = new BooleanExpression[literals];
    for (int part = 0; part < literals; part++) {
      StateVariable variable = known.get(random.nextInt(known.size()));
      BooleanExpression literal =
          IntegerExpression.of(variable).equalTo(random.nextInt(variable.size()));
      parts[part] = random.nextInt(4) == 0 ? literal.not() : literal;
    }
    return random.nextInt(5) == 0 ? BooleanExpression.any(parts) : BooleanExpression.all(parts);
  }

  private Assignment[] assignments(List<StateVariable> known) {
    List<StateVariable> targets = new ArrayList<>(known);
    Collections.shuffle(targets, random);
    int count = random.nextInt(3) == 0 ? Math.min(2, targets.size()) : 1;
    Assignment[] assignments = new Assignment[count];
    for (int index = 0; index < count; index++) {
      assignments[index] = new Assignment(targets.get(index), value(targets.get(index), known));
    }
    return assignments;
  }

  private IntegerExpression value(StateVariable target, List<StateVariable> known) {
    StateVariable source = known.get(random.nextInt(known.size()));
    return switch (random.nextInt(4)) {
      case 0 ->
          source.size() <= target.size() ? IntegerExpression.of(source) : IntegerExpression.of(0);
      case 1 -> new Indicator(IntegerExpression.of(source).equalTo(0));
      default -> IntegerExpression.of(random.nextInt(target.size()));
    };
  }
}
