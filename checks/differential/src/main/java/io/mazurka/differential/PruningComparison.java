package io.mazurka.differential;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.Violation;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import io.mazurka.search.pruning.Pruning;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Checks pruned counterexamples by definition: they violate the same property, are not longer,
 * switch between processes no more often, and need each of their steps.
 */
public record PruningComparison(Checkable system, CheckOptions options, Trial trial) {

  /** Searches the system and checks the counterexample, if there is one. */
  public void requireWhatMatters() {
    Check.Prepared prepared = Check.of(system).with(options).prepare();
    Violation found = Search.of(prepared.task(), options.search()).run().first();
    if (found != null) {
      compare(prepared.model().system(), found.property(), found.path());
    }
  }

  private void compare(TransitionSystem model, Property property, Path path) {
    Path pruned = Pruning.prune(model, property, path);
    Walk before = Walk.along(model, path);
    Walk after = Walk.along(model, pruned);
    trial.require("is violated", true, fails(property, after));
    trial.require("is longer", false, pruned.steps().size() > path.steps().size());
    trial.require("switches more often", false, switches(after) > switches(before));
    for (int index = 0; index < pruned.steps().size(); index++) {
      if (failsWithout(index, after, model, property)) {
        trial.differ("step %d of %d".formatted(index + 1, pruned.steps().size()), "not needed");
      }
    }
    trial.count("pruned");
    trial.count("shorter", pruned.steps().size() < path.steps().size());
    trial.count("fewer switches", switches(after) < switches(before));
  }

  private static boolean fails(Property property, Walk walk) {
    boolean anywhere = property instanceof StateProperty one && !one.needsEnd();
    return (anywhere || mayEnd(walk)) && property.decider().holds(walk.state());
  }

  /** Whether an execution may end here: only optional steps are possible. */
  private static boolean mayEnd(Walk walk) {
    return IntStream.range(0, walk.possible())
        .allMatch(step -> walk.system().transitions().get(walk.transition(step)).optional());
  }

  private static int switches(Walk walk) {
    List<TraceStep> steps = walk.trace().steps();
    int switches = 0;
    for (int index = 1; index < steps.size(); index++) {
      switches += steps.get(index).process().equals(steps.get(index - 1).process()) ? 0 : 1;
    }
    return switches;
  }

  /**
   * Whether the execution still violates the property without the step at {@code index}, skipping
   * steps that become impossible.
   */
  private static boolean failsWithout(
      int index, Walk whole, TransitionSystem model, Property property) {
    List<Integer> steps = whole.path().steps();
    Walk walk = Walk.from(model, whole.path().initialState());
    for (int step : steps.subList(0, index)) {
      walk.take(step);
    }
    for (int next = index + 1; next < steps.size() && !fails(property, walk); next++) {
      Walk there = Walk.along(model, new Path(walk.path().initialState(), steps.subList(0, next)));
      List<Integer> alike = alike(words(there, steps.get(next)), walk);
      int twin = alike(words(there, steps.get(next)), there).indexOf(steps.get(next));
      if (twin < alike.size()) {
        walk.take(alike.get(twin));
      }
    }
    return fails(property, walk);
  }

  /** The possible steps with the same description. */
  private static List<Integer> alike(TraceStep words, Walk walk) {
    List<Integer> alike = new ArrayList<>();
    for (int step = 0; step < walk.possible(); step++) {
      if (words(walk, step).equals(words)) {
        alike.add(step);
      }
    }
    return alike;
  }

  private static TraceStep words(Walk walk, int step) {
    TraceStep all = walk.describe(step);
    return new TraceStep(all.process(), all.transition(), all.consumed(), all.sent(), List.of());
  }
}
