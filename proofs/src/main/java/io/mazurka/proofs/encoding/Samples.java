package io.mazurka.proofs.encoding;

import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.ModelTooLargeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** States of a program: such as can be reached, and any. The same in every run. */
public final class Samples {

  private static final int LONGEST_WALK = 200;

  /** So many walks in a row that find nothing new are enough. */
  private static final int PATIENCE = 100;

  private final Program program;
  private final Random random = new Random(20_110_503);

  public Samples(Program program) {
    this.program = program;
  }

  /**
   * Distinct states along random walks from initial states and from each other, at most so many.
   */
  public List<int[]> reachable(int most) {
    ProgramSystem system = new ProgramSystem(program);
    List<int[]> initial = system.initialStates();
    Set<List<Integer>> known = new LinkedHashSet<>();
    List<int[]> states = new ArrayList<>();
    Cursor cursor = system.cursor();
    int idle = 0;
    for (int walk = 0; idle < PATIENCE && states.size() < most; walk++) {
      int before = states.size();
      int[] state =
          walk % 2 == 0 || states.isEmpty()
              ? initial.get(walk / 2 % initial.size())
              : states.get(random.nextInt(states.size()));
      int[] weights = weights(system.transitions().size());
      for (int step = 0; step < LONGEST_WALK && state.length > 0; step++) {
        if (known.add(Arrays.stream(state).boxed().toList())) {
          states.add(state);
        }
        state = next(cursor, state, weights);
      }
      idle = states.size() > before ? 0 : idle + 1;
    }
    return states.subList(0, Math.min(most, states.size()));
  }

  /** How likely each command is on a walk; on another it is otherwise, so that walks differ. */
  private int[] weights(int commands) {
    return random.ints(commands, 0, 10).map(exponent -> 1 << exponent).toArray();
  }

  /** A random successor; empty if there is none that is explored. */
  private int[] next(Cursor cursor, int[] state, int[] weights) {
    int steps = cursor.load(state);
    if (steps == 0) {
      return new int[0];
    }
    int total = 0;
    for (int step = 0; step < steps; step++) {
      total += weights[cursor.transition(step)];
    }
    int drawn = random.nextInt(total);
    int chosen = 0;
    while (drawn >= weights[cursor.transition(chosen)]) {
      drawn -= weights[cursor.transition(chosen)];
      chosen++;
    }
    try {
      return cursor.successor(state, chosen);
    } catch (ModelTooLargeException | ModelMisbehavedException e) {
      return new int[0];
    }
  }

  /** States with random values, most of which cannot be reached. */
  public List<int[]> random(int count) {
    List<int[]> states = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      states.add(
          program.variables().stream().mapToInt(one -> random.nextInt(one.size())).toArray());
    }
    return states;
  }
}
