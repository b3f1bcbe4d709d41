package io.mazurka.search.simulation;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.property.Vacuous;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.PropertyResult.Premise;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.coverage.StepCoverage;
import io.mazurka.search.coverage.StepCoverage.Count;
import io.mazurka.search.pruning.Pruning;
import io.mazurka.search.simulation.SampledRun.Found;
import io.mazurka.search.simulation.SimulationResult.End;
import io.mazurka.search.simulation.SimulationResult.Lassos;
import io.mazurka.search.temporal.ExecutionWatch;
import io.mazurka.search.temporal.TemporalAnswer.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Turns what random executions showed into a result. */
record SimulationWording(
    TransitionSystem system,
    SampledProperties properties,
    SimulationCounts counts,
    @Nullable Corpus corpus,
    @Nullable Found found) {

  /**
   * @param stopped why the simulation was stopped early, or null
   */
  SimulationResult result(@Nullable End stopped, double seconds) {
    End end = found != null ? End.VIOLATION : stopped == null ? End.ALL_RUNS : stopped;
    List<Lassos> lassos = new ArrayList<>();
    for (int index = 0; index < properties.formulas().size(); index++) {
      lassos.add(new Lassos(properties.formulas().get(index).name(), counts.lassos(index)));
    }
    return new SimulationResult(
        verdicts(),
        conditions(),
        end,
        counts.runs(),
        counts.ended(),
        counts.steps(),
        counts.deepest(),
        seconds,
        coverage(),
        counts.pairs(system.transitions()),
        lassos,
        found == null ? 0 : found.number() + 1,
        corpus,
        found == null ? null : shown(found));
  }

  private List<PropertyResult> verdicts() {
    List<PropertyResult> results = new ArrayList<>();
    for (int index = 0; index < properties.ofStates().size(); index++) {
      Property property = properties.ofStates().get(index);
      Verdict open = counts.isMet(index) ? Verdict.HOLDS : Verdict.INCONCLUSIVE;
      results.add(
          new PropertyResult(
              property.name(), property.kind(), isFound(property) ? failure(property) : open));
    }
    for (TemporalProperty formula : properties.formulas()) {
      results.add(
          new PropertyResult(
              formula.name(),
              formula.kind(),
              isFound(formula) ? Verdict.VIOLATED : Verdict.INCONCLUSIVE,
              Premise.NONE,
              formula.fairness()));
    }
    for (TemporalProperty unchecked : properties.unchecked()) {
      results.add(new PropertyResult(unchecked.name(), unchecked.kind(), Verdict.INCONCLUSIVE));
    }
    return results;
  }

  private boolean isFound(Property property) {
    return found != null && found.property().equals(property.name());
  }

  private static Verdict failure(Property property) {
    return property.kind() == Kind.DEADLOCK ? Verdict.DEADLOCK : Verdict.VIOLATED;
  }

  private List<String> conditions() {
    List<String> conditions = new ArrayList<>(Vacuous.among(List.copyOf(properties.ofStates())));
    new ExecutionWatch(system, properties.formulas())
        .withoutPrefixes()
        .forEach(name -> conditions.add(name + " by repetitions alone: too large for beginnings"));
    properties.unchecked().stream()
        .filter(one -> one.kind() != Kind.CTL)
        .forEach(one -> conditions.add(one.name() + " was not checked; mazurka check decides it"));
    List<StateProperty> constraints = ConstrainedSystem.constraints(system);
    if (!constraints.isEmpty()) {
      conditions.add("executions end beyond " + StateProperty.named("constraint", constraints));
    }
    return conditions;
  }

  private List<Count> coverage() {
    // A program that is run itself does not know all its transitions, so those that were never
    // taken are not listed.
    return StepCoverage.counts(system.transitions(), counts::taken).stream()
        .filter(one -> one.taken() > 0 || system.isCheapToFollow())
        .toList();
  }

  private Counterexample shown(Found one) {
    Property property =
        Stream.concat(properties.ofStates().stream(), properties.formulas().stream())
            .filter(this::isFound)
            .findFirst()
            .orElseThrow();
    Run run = one.formula();
    return run == null ? shortened(property, one.path()) : shown(property, run);
  }

  /** The execution without the steps that do not matter. */
  private Counterexample shortened(Property property, Path whole) {
    Path path = Pruning.prune(system, property, whole);
    Walk walk = Walk.along(system, path);
    return new Counterexample(
        property.name(),
        property.kind(),
        property.explain(walk.state()),
        path,
        walk.trace(),
        false,
        whole.steps().size() - path.steps().size());
  }

  private Counterexample shown(Property formula, Run run) {
    Walk walk = Walk.along(system, run.path());
    return new Counterexample(
        formula.name(),
        formula.kind(),
        run.explanation(),
        run.path(),
        walk.trace().repeating(run.cycleStart()),
        false,
        0,
        run.cycleStart());
  }
}
