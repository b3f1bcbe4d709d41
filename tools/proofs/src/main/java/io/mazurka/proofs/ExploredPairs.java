package io.mazurka.proofs;

import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.proofs.induction.ProgramPath;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which commands of a program depend on each other in some state that can be reached: one disables
 * the other, or their order matters.
 *
 * @param dependent per command, those with smaller numbers that it depends on
 */
record ExploredPairs(int states, List<BitSet> dependent) {

  private static final int MOST_STATES = 50_000;

  /** The pairs of a program; nothing if it has too many states. */
  static Optional<ExploredPairs> of(Program program) {
    List<Command> commands = program.commands();
    List<BitSet> dependent = Stream.generate(BitSet::new).limit(commands.size()).toList();
    Set<IntBuffer> known = new HashSet<>();
    Deque<int[]> open = new ArrayDeque<>(new ProgramSystem(program).initialStates());
    open.forEach(state -> known.add(IntBuffer.wrap(state)));
    while (!open.isEmpty()) {
      int[] state = open.removeFirst();
      List<Command> enabled = commands.stream().filter(one -> one.guard().holds(state)).toList();
      for (Command command : enabled) {
        int[] next = ProgramPath.successor(command, state);
        for (Command other : enabled) {
          if (other.number() < command.number() && depend(command, other, state, next)) {
            dependent.get(command.number()).set(other.number());
          }
        }
        if (known.add(IntBuffer.wrap(next))) {
          open.add(next);
        }
      }
      if (known.size() > MOST_STATES) {
        return Optional.empty();
      }
    }
    return Optional.of(new ExploredPairs(known.size(), dependent));
  }

  private static boolean depend(Command command, Command other, int[] state, int[] next) {
    int[] otherwise = ProgramPath.successor(other, state);
    return !other.guard().holds(next)
        || !command.guard().holds(otherwise)
        || !Arrays.equals(
            ProgramPath.successor(other, next), ProgramPath.successor(command, otherwise));
  }
}
