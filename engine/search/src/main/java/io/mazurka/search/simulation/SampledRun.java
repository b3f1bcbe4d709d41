package io.mazurka.search.simulation;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Quiescence;
import io.mazurka.search.temporal.ExecutionWatch;
import io.mazurka.search.temporal.ExecutionWatch.Finding;
import io.mazurka.search.temporal.TemporalAnswer.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Runs random executions, one after the other, for one worker, and counts. */
final class SampledRun {

  /**
   * A property that an execution decides.
   *
   * @param number the number of the execution
   * @param property the name of the property
   * @param formula how the execution violates a formula; null if its last state violates a property
   */
  record Found(long number, String property, Path path, @Nullable Run formula) {}

  private final TransitionSystem system;
  private final Cursor cursor;
  private final Quiescence quiescence;
  private final StepChooser chooser;
  private final int depth;
  private final List<StateProperty> properties;
  private final List<StateEvaluator> evaluators;
  private final boolean[] met;
  private final SimulationCounts counts;

  /** Judges formulas; null if there are none. */
  private final @Nullable ExecutionWatch watch;

  SampledRun(
      TransitionSystem system,
      SampledProperties properties,
      SimulationPlan plan,
      CorpusGuide guide) {
    this.system = system;
    this.cursor = system.cursor();
    this.quiescence = Quiescence.of(system);
    this.chooser = plan.strategy().chooser(system, plan.depth(), guide);
    this.depth = plan.depth();
    this.properties = properties.ofStates();
    this.evaluators = this.properties.stream().map(one -> one.condition().evaluator()).toList();
    this.met = new boolean[this.properties.size()];
    this.counts = properties.counts(system);
    this.watch =
        properties.formulas().isEmpty() ? null : new ExecutionWatch(system, properties.formulas());
  }

  /** Runs the execution with this number; returns the property that it violates, or null. */
  @Nullable Found run(long number, long seed) {
    // Executions with neighbouring numbers must not draw similar random numbers.
    SplittableRandom random =
        new SplittableRandom(new SplittableRandom(SimulationPlan.drawn(seed, number)).nextLong());
    chooser.begin(random);
    List<int[]> initial = system.initialStates();
    int start = chooser.start(initial.size(), random);
    List<Integer> path = new ArrayList<>();
    Found found = follow(number, start, initial.get(start), path, random);
    chooser.end(number, start, path);
    return found;
  }

  private @Nullable Found follow(
      long number, int start, int[] first, List<Integer> path, SplittableRandom random) {
    int[] state = first;
    int before = -1;
    counts.countRun();
    if (watch != null) {
      watch.begin(start);
    }
    while (true) {
      int possible = cursor.load(state);
      boolean terminal = quiescence.isTerminal(cursor, possible);
      StateProperty failed = failed(state, terminal);
      if (failed != null) {
        return new Found(number, failed.name(), new Path(start, path), null);
      }
      Finding finding = watch == null ? null : watch.visit(state, terminal, path).orElse(null);
      boolean over = possible == 0 || path.size() == depth;
      if (over) {
        if (terminal) {
          counts.countEnd();
        }
        finding = finding == null && watch != null ? watch.end().orElse(null) : finding;
      }
      if (finding != null) {
        Run run = finding.run();
        return new Found(number, finding.property().name(), run.path(), run);
      } else if (over) {
        return null;
      }
      int step = chooser.choose(cursor, possible, random);
      path.add(step);
      counts.countStep(before, cursor, possible, step, path.size());
      int transition = cursor.transition(step);
      int[] successor = cursor.successor(state, step);
      chooser.took(before, transition, state, successor);
      before = transition;
      state = successor;
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
        counts.meet(index);
      }
    }
    return null;
  }

  /** The counts of this worker, which does not go on. */
  SimulationCounts counts() {
    if (watch != null) {
      counts.addLassos(watch.lassos());
    }
    return counts;
  }
}
