package io.mazurka.proofs.relations;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.proofs.induction.ProgramPath;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The relations between commands as they are in the states that can be reached, one by one. */
record ExactRelations(List<BitSet> dependent, List<List<BitSet>> makers) {

  static ExactRelations of(Program program) {
    List<Command> commands = program.commands();
    List<BitSet> dependent = new ArrayList<>();
    List<List<BitSet>> makers = new ArrayList<>();
    for (Command command : commands) {
      dependent.add(new BitSet());
      makers.add(command.guard().conjuncts().stream().map(part -> new BitSet()).toList());
    }
    ExactRelations relations = new ExactRelations(dependent, makers);
    Set<IntBuffer> known = new HashSet<>();
    Deque<int[]> open = new ArrayDeque<>(new ProgramSystem(program).initialStates());
    open.forEach(state -> known.add(IntBuffer.wrap(state)));
    while (!open.isEmpty()) {
      int[] state = open.removeFirst();
      List<Command> enabled = commands.stream().filter(one -> one.guard().holds(state)).toList();
      for (Command command : enabled) {
        int[] next = ProgramPath.successor(command, state);
        relations.note(command, state, next, enabled, commands);
        if (known.add(IntBuffer.wrap(next))) {
          open.add(next);
        }
      }
    }
    return relations;
  }

  private void note(
      Command command, int[] state, int[] next, List<Command> enabled, List<Command> commands) {
    for (Command other : enabled) {
      if (other.number() < command.number() && depend(command, other, state, next)) {
        dependent.get(command.number()).set(other.number());
        dependent.get(other.number()).set(command.number());
      }
    }
    for (Command other : commands) {
      List<BooleanExpression> parts = other.guard().conjuncts();
      for (int part = 0; part < parts.size(); part++) {
        if (!parts.get(part).holds(state) && parts.get(part).holds(next)) {
          makers.get(other.number()).get(part).set(command.number());
        }
      }
    }
  }

  private static boolean depend(Command command, Command other, int[] state, int[] next) {
    int[] otherwise = ProgramPath.successor(other, state);
    return !other.guard().holds(next)
        || !command.guard().holds(otherwise)
        || !Arrays.equals(
            ProgramPath.successor(other, next), ProgramPath.successor(command, otherwise));
  }
}
