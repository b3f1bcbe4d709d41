package io.mazurka.guarded.differential;

import io.mazurka.guarded.differential.ProgramPlan.AssignmentPlan;
import io.mazurka.guarded.differential.ProgramPlan.CommandPlan;
import io.mazurka.guarded.differential.ProgramPlan.ConditionPlan;
import io.mazurka.guarded.differential.ProgramPlan.LiteralPlan;
import io.mazurka.guarded.differential.ProgramPlan.Source;
import io.mazurka.guarded.differential.ProgramPlan.Test;
import io.mazurka.guarded.differential.ProgramPlan.VariablePlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Draws random programs: two to four processes over a few shared variables, whose commands
 * overwrite, copy and disable, with cycles and without. Half of them have program counters. Ranges
 * may begin below zero, expressions have all kinds of operators, and some variables may start
 * anywhere.
 */
public final class ProgramGenerator {

  private final Random random;
  private final List<VariablePlan> variables = new ArrayList<>();

  private ProgramGenerator(long seed) {
    this.random = new Random(seed);
  }

  public static ProgramPlan draw(long seed) {
    return new ProgramGenerator(seed).plan();
  }

  private ProgramPlan plan() {
    boolean sequential = random.nextBoolean();
    int shared = sequential ? 2 + random.nextInt(2) : 3 + random.nextInt(4);
    for (int variable = 0; variable < shared; variable++) {
      int size = random.nextInt(3) == 0 ? 3 : 2;
      int low = random.nextInt(3) == 0 ? -1 : 0;
      int initial = random.nextInt(size);
      boolean free = random.nextInt(10) == 0;
      variables.add(new VariablePlan("v[%d]".formatted(variable), low, size, initial, free));
    }
    int processes = 2 + random.nextInt(3);
    for (int process = 0; sequential && process < processes; process++) {
      variables.add(new VariablePlan("pc" + process, 0, 2 + random.nextInt(3), 0, false));
    }
    List<List<CommandPlan>> all = new ArrayList<>();
    for (int process = 0; process < processes; process++) {
      List<Integer> known = known(shared);
      List<CommandPlan> commands = new ArrayList<>();
      for (int command = 1 + random.nextInt(4); command > 0; command--) {
        commands.add(sequential ? sequential(shared + process, known) : command(known));
      }
      all.add(List.copyOf(commands));
    }
    List<Integer> watched =
        new ArrayList<>(IntStream.range(shared, variables.size()).boxed().toList());
    watched.addAll(IntStream.range(0, shared).boxed().toList());
    Collections.shuffle(watched, random);
    return new ProgramPlan(
        List.copyOf(variables), List.copyOf(all), condition(watched, 2 + random.nextInt(2)));
  }

  /** A command of a process with a program counter, which mostly moves on. */
  private CommandPlan sequential(int counter, List<Integer> known) {
    int size = variables.get(counter).size();
    int from = random.nextInt(size);
    int to = random.nextInt(4) == 0 ? random.nextInt(size) : (from + 1) % size;
    List<ConditionPlan> guards = new ArrayList<>();
    guards.add(
        new ConditionPlan(List.of(new LiteralPlan(counter, Test.VALUE, from, false)), false));
    if (random.nextBoolean()) {
      guards.add(condition(known, 1));
    }
    List<AssignmentPlan> assignments = new ArrayList<>();
    assignments.add(new AssignmentPlan(counter, Source.NUMBER, to));
    int target = known.get(random.nextInt(known.size()));
    if (random.nextBoolean()) {
      assignments.add(assignment(target, known));
    }
    return new CommandPlan(List.copyOf(guards), List.copyOf(assignments));
  }

  private CommandPlan command(List<Integer> known) {
    ConditionPlan guard = condition(known, 1 + random.nextInt(2));
    List<Integer> targets = new ArrayList<>(known);
    Collections.shuffle(targets, random);
    int count = random.nextInt(3) == 0 ? Math.min(2, targets.size()) : 1;
    List<AssignmentPlan> assignments =
        targets.subList(0, count).stream().map(target -> assignment(target, known)).toList();
    return new CommandPlan(List.of(guard), assignments);
  }

  /** The variables that a process works on: some of all, so that some stay local. */
  private List<Integer> known(int shared) {
    List<Integer> shuffled = new ArrayList<>(IntStream.range(0, shared).boxed().toList());
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, Math.min(shuffled.size(), 1 + random.nextInt(3)));
  }

  /** A conjunction of so many literals, now and then a disjunction. */
  private ConditionPlan condition(List<Integer> known, int literals) {
    List<LiteralPlan> parts = new ArrayList<>();
    for (int part = 0; part < literals; part++) {
      int variable = known.get(random.nextInt(known.size()));
      Test test = random.nextInt(4) > 0 ? Test.VALUE : pick(Test.values());
      int operand =
          test.isOfTwo()
              ? known.get(random.nextInt(known.size()))
              : random.nextInt(variables.get(variable).size());
      parts.add(new LiteralPlan(variable, test, operand, random.nextInt(4) == 0));
    }
    return new ConditionPlan(List.copyOf(parts), random.nextInt(5) == 0);
  }

  private AssignmentPlan assignment(int target, List<Integer> known) {
    Source source = random.nextBoolean() ? Source.NUMBER : pick(Source.values());
    return new AssignmentPlan(
        target,
        source,
        source == Source.NUMBER
            ? random.nextInt(variables.get(target).size())
            : known.get(random.nextInt(known.size())));
  }

  private <T> T pick(T[] all) {
    return all[random.nextInt(all.length)];
  }
}
