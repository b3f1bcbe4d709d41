package io.mazurka.search.simulation;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Quiescence;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Runs random executions, one after the other, for one worker, and counts. */
final class SampledRun {

  /**
   * A property that an execution decides.
   *
   * @param run the number of the execution
   */
  record Found(long run, StateProperty property, Path path) {}

  private final TransitionSystem system;
  private final Cursor cursor;
  private final Quiescence quiescence;
  private final StepChooser chooser;
  private final int depth;
  private final List<StateProperty> properties;
  private final List<StateEvaluator> evaluators;
  private final long[] taken;
  private final boolean[] met;
  private long runs;
  private long steps;
  private long ended;
  private int deepest;

  SampledRun(TransitionSystem system, List<StateProperty> properties, SimulationPlan plan) {
    this.system = system;
    this.cursor = system.cursor();
    this.quiescence = Quiescence.of(system);
    this.chooser = plan.strategy().chooser(system.transitions(), plan.depth());
    this.depth = plan.depth();
    this.properties = properties;
    this.evaluators = properties.stream().map(one -> one.condition().evaluator()).toList();
    this.taken = new long[system.transitions().size()];
    this.met = new boolean[properties.size()];
  }

  /** Runs the execution with this number; returns the property that it violates, or null. */
  @Nullable Found run(long number, long seed) {
    // Executions with neighbouring numbers must not draw similar random numbers.
    SplittableRandom random = new SplittableRandom(new SplittableRandom(seed + number).nextLong());
    chooser.begin(random);
    List<int[]> initial = system.initialStates();
    int start = random.nextInt(initial.size());
    int[] state = initial.get(start);
    List<Integer> path = new ArrayList<>();
    runs++;
    while (true) {
      int possible = cursor.load(state);
      boolean terminal = quiescence.isTerminal(cursor, possible);
      StateProperty failed = failed(state, terminal);
      if (failed != null) {
        return new Found(number, failed, new Path(start, path));
      }
      if (possible == 0 || path.size() == depth) {
        ended += terminal ? 1 : 0;
        return null;
      }
      int step = chooser.choose(cursor, possible, random);
      taken[cursor.transition(step)]++;
      steps++;
      path.add(step);
      deepest = Math.max(deepest, path.size());
      state = cursor.successor(state, step);
    }
  }

  private @Nullable StateProperty failed(int[] state, boolean terminal) {
    for (int index = 0; index < evaluators.size(); index++) {
      StateProperty property = properties.get(index);
      if ((terminal || !property.needsEnd())
          && !met[index]
          && evaluators.get(index).holds(state) == property.kind().decidingTruth()) {
        if (!property.kind().asksForSomeState()) {
          return property;
        }
        met[index] = true;
      }
    }
    return null;
  }

  /** Adds the counts of this worker to {@code counts}. */
  void addTo(SimulationCounts counts) {
    counts.add(runs, steps, ended, deepest, taken, met);
  }
}
