package io.mazurka.proofs.encoding;

import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.ModelTooLargeException;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Sample states of a program: reachable ones and random ones. They are the same in every run. */
public final class Samples {

  private static final int LONGEST_WALK = 200;

  /** Sampling ends after this many successive walks without a new state. */
  private static final int PATIENCE = 100;

  private final Program program;

  /** One in this many states of a walk is taken as a sample. */
  private static final int TAKEN = 4;

  /** Per command, its name without digits. */
  private final List<String> kinds;

  private final Random random = new Random(20_110_503);

  public Samples(Program program) {
    this.program = program;
    this.kinds = program.commands().stream().map(one -> one.name().replaceAll("\\d+", "")).toList();
  }

  /**
   * At most {@code most} different states along random walks from initial states and from sampled
   * ones. Only some states of each walk are taken, so that there are more walks.
   */
  public List<int[]> reachable(int most) {
    return reachable(most, () -> false);
  }

  /** The same samples; fewer if {@code stop} asks to end. */
  public List<int[]> reachable(int most, BooleanSupplier stop) {
    ProgramSystem system = new ProgramSystem(program);
    List<int[]> initial = system.initialStates();
    Set<IntBuffer> known = new HashSet<>();
    List<int[]> states = new ArrayList<>();
    Cursor cursor = system.cursor();
    int idle = 0;
    int longest = 1;
    for (int walk = 0; idle < PATIENCE && states.size() < most && !stop.getAsBoolean(); walk++) {
      int before = states.size();
      int[] state =
          walk % 2 == 0 || states.isEmpty()
              ? initial.get(walk / 2 % initial.size())
              : states.get(random.nextInt(states.size()));
      Mood mood = mood(longest);
      int step = 0;
      while (step < LONGEST_WALK && state.length > 0) {
        if (random.nextInt(TAKEN) == 0 && known.add(IntBuffer.wrap(state))) {
          states.add(state);
        }
        state = next(cursor, state, mood, step++);
      }
      longest = Math.max(longest, step);
      idle = states.size() > before ? 0 : idle + 1;
    }
    return states.subList(0, Math.min(most, states.size()));
  }

  /** The probabilities of commands on one walk; each walk has its own, so that walks differ. */
  private static final class Mood {

    /** The weight of each command once it is no longer late. */
    private final int[] weights;

    /** The step before which each command has only the weight 1. */
    private final int[] late;

    Mood(int[] weights, int[] late) {
      this.weights = weights;
      this.late = late;
    }
  }

  /**
   * A random mood. Sometimes all commands with the same name, of whatever process, get the same
   * weight.
   */
  private Mood mood(int longest) {
    int[] weights = likes(4, 14);
    int[] late = likes(-longest, longest);
    for (int command = 0; command < weights.length; command++) {
      weights[command] = 1 << weights[command];
    }
    return new Mood(weights, late);
  }

  private int[] likes(int from, int to) {
    boolean alike = random.nextBoolean();
    Map<String, Integer> ofKinds = new HashMap<>();
    int[] likes = new int[kinds.size()];
    for (int command = 0; command < likes.length; command++) {
      int own = random.nextInt(from, to);
      likes[command] = alike ? ofKinds.computeIfAbsent(kinds.get(command), any -> own) : own;
    }
    return likes;
  }

  /** A random successor; empty if none is within the explored ranges. */
  private int[] next(Cursor cursor, int[] state, Mood mood, int now) {
    int steps = cursor.load(state);
    if (steps == 0) {
      return new int[0];
    }
    int[] likely = new int[steps];
    int total = 0;
    for (int step = 0; step < steps; step++) {
      int command = cursor.transition(step);
      likely[step] = now < mood.late[command] ? 1 : mood.weights[command];
      total += likely[step];
    }
    int drawn = random.nextInt(total);
    int chosen = 0;
    while (drawn >= likely[chosen]) {
      drawn -= likely[chosen];
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
