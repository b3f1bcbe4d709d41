package io.mazurka.search.check;

import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.Unused;
import io.mazurka.kernel.UsageNotes;
import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.StepBack;
import io.mazurka.kernel.exploration.Violation;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.ImpossibleStep;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.ReductionProfile;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.PropertyResult.Premise;
import io.mazurka.search.pruning.Pruning;
import io.mazurka.search.temporal.TemporalAnswer;
import io.mazurka.search.temporal.TemporalAnswer.Decision;
import io.mazurka.search.temporal.TemporalAnswer.Run;
import io.mazurka.search.temporal.TemporalResult;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns the result of a search into the result of a check: the verdicts, what they are worth, and
 * the first counterexample.
 *
 * @param model the model that was searched
 * @param task the task of the search
 * @param order the order of the search
 * @param found the result of the search
 * @param temporal the answers on temporal properties
 * @param outlook what is open if the search ended early, or null
 */
record ResultWording(
    CompiledModel model,
    SearchTask task,
    SearchOrder order,
    SearchResult found,
    TemporalResult temporal,
    @Nullable Outlook outlook) {

  /**
   * @param seconds the time that everything took
   * @param searchSeconds the time that the search alone took
   */
  CheckResult result(double seconds, double searchSeconds, @Nullable ReductionProfile profile) {
    List<PropertyResult> results = task.properties().stream().map(this::resultOf).toList();
    return new CheckResult(
        verdict(results),
        results,
        temporal.end() == null ? found.end() : temporal.end(),
        found.statistics(),
        seconds,
        searchSeconds,
        model.exploration() == null ? task.workforce().workers() : 1,
        new GuaranteeWording(model, task, order, found, temporal).guarantee(),
        reductions(),
        counterexample(),
        witnesses(),
        found.executions(),
        profile,
        unused(),
        model.reducer().impossible().stream().map(ImpossibleStep::name).toList(),
        found.advice(),
        temporal.productStates(),
        outlook);
  }

  /** The declarations that are never used; null if the search cannot tell. */
  private @Nullable Unused unused() {
    boolean reduces = task.reduction().reduces();
    boolean certain =
        found.end() == EndReason.EXHAUSTED
            && !mayHaveLostStates()
            && !isCut()
            && (!reduces || task.reduction().contract().keepsTransitions());
    return certain && ConstrainedSystem.whole(model.system()) instanceof UsageNotes notes
        ? notes.unused(!reduces && model.exploration() == null)
        : null;
  }

  private Verdict verdict(List<PropertyResult> results) {
    Violation first = found.first();
    if (first != null) {
      return failure(first.property());
    }
    boolean settled = isComplete() || isTemporalAlone(results);
    Set<Verdict> verdicts = EnumSet.of(settled ? Verdict.HOLDS : Verdict.INCONCLUSIVE);
    results.forEach(result -> verdicts.add(result.verdict()));
    verdicts.remove(Verdict.ABSENT);
    if (verdicts.contains(Verdict.VIOLATED)) {
      return Verdict.VIOLATED;
    }
    return verdicts.contains(Verdict.INCONCLUSIVE) ? Verdict.INCONCLUSIVE : Verdict.HOLDS;
  }

  /**
   * Whether all properties are temporal; their verdicts already say whether enough was explored.
   */
  private static boolean isTemporalAlone(List<PropertyResult> results) {
    return !results.isEmpty() && results.stream().allMatch(one -> one.kind().isTemporal());
  }

  /** Whether no unexplored state could change a verdict. */
  private boolean isComplete() {
    return found.end() == EndReason.EXHAUSTED || found.end() == EndReason.DECIDED;
  }

  /** The verdict on a property that fails. */
  private static Verdict failure(Property property) {
    return property.kind() == Kind.DEADLOCK ? Verdict.DEADLOCK : Verdict.VIOLATED;
  }

  private PropertyResult resultOf(Property property) {
    if (property instanceof TemporalProperty formula) {
      return resultOf(temporal.of(formula));
    }
    boolean decided = found.failed().contains(property);
    boolean asksForSome = property.kind().asksForSomeState();
    Verdict verdict;
    if (decided) {
      verdict = asksForSome ? Verdict.HOLDS : failure(property);
    } else if (isComplete() && !(property.kind() == Kind.SOMETIMES && isPartial())) {
      verdict = asksForSome ? absence(property) : Verdict.HOLDS;
    } else {
      verdict = Verdict.INCONCLUSIVE;
    }
    return new PropertyResult(property.name(), property.kind(), verdict, premise(property));
  }

  /** The verdict on a property that asks for a state of which there is none. */
  private static Verdict absence(Property property) {
    return property.kind() == Kind.QUERY ? Verdict.ABSENT : Verdict.VIOLATED;
  }

  /** Whether states lie beyond a constraint; what they lead to was not looked at. */
  private boolean isCut() {
    return found.statistics().beyond() > 0;
  }

  private boolean isPartial() {
    return mayHaveLostStates() || isCut();
  }

  private static PropertyResult resultOf(TemporalAnswer answer) {
    Verdict verdict =
        switch (answer.decision()) {
          case HOLDS -> Verdict.HOLDS;
          case FAILS -> Verdict.VIOLATED;
          case UNKNOWN -> Verdict.INCONCLUSIVE;
        };
    TemporalProperty property = answer.property();
    return new PropertyResult(
        property.name(),
        property.kind(),
        verdict,
        answer.idle() ? Premise.NEVER_HELD : Premise.NONE,
        property.fairness());
  }

  private Premise premise(Property property) {
    PropertyCondition premise = property instanceof StateProperty one ? one.premise() : null;
    if (premise == null) {
      return Premise.NONE;
    }
    if (found.met().contains(property)) {
      return Premise.HELD;
    }
    boolean certain =
        found.end() == EndReason.EXHAUSTED
            && !isPartial()
            && (model.reducer().observes(premise, task.properties())
                || (!task.reduction().reduces() && model.exploration() == null));
    return certain ? Premise.NEVER_HELD : Premise.OPEN;
  }

  /**
   * Whether the search may have missed states, for example because it took two states for the same.
   */
  private boolean mayHaveLostStates() {
    return found.guarantee().strength() != Strength.EXHAUSTIVE;
  }

  private List<String> reductions() {
    List<String> all = new ArrayList<>(model.reductions());
    all.addAll(task.symmetry().description());
    if (!task.reduction().reduces()) {
      all.addAll(task.reduction().remarks());
    } else {
      StepBack stepBack = found.stepBack();
      String description = task.reduction().description();
      all.add(stepBack == null ? description : description + ", " + stepBack);
    }
    if (found.breadth() > 0) {
      all.add(
          String.format(
              Locale.ROOT,
              "depth-first, after %,d states breadth-first without a violation",
              found.breadth()));
    }
    temporal.answers().forEach(answer -> all.addAll(answer.remarks()));
    return all;
  }

  private @Nullable Counterexample counterexample() {
    Violation violation = found.first();
    if (violation != null) {
      return shown(violation.property(), violation.path());
    }
    return temporal.answers().stream()
        .filter(answer -> answer.decision() == Decision.FAILS && answer.run() != null)
        .findFirst()
        .map(answer -> shown(answer.property(), Objects.requireNonNull(answer.run())))
        .orElse(null);
  }

  private Counterexample shown(TemporalProperty property, Run run) {
    Walk walk = Walk.along(model.system(), run.path());
    return new Counterexample(
        property.name(),
        property.kind(),
        run.explanation(),
        run.path(),
        walk.trace().repeating(run.cycleStart()),
        false,
        0,
        run.cycleStart());
  }

  private List<Counterexample> witnesses() {
    List<Counterexample> witnesses = new ArrayList<>();
    found.witnesses().forEach((property, path) -> witnesses.add(shown(property, path)));
    return witnesses;
  }

  private Counterexample shown(Property property, Path whole) {
    Path path =
        isShortest()
            ? Pruning.reorder(model.system(), property, whole)
            : Pruning.prune(model.system(), property, whole);
    Walk walk = Walk.along(model.system(), path);
    return new Counterexample(
        property.name(),
        property.kind(),
        property.explain(walk.state()),
        path,
        walk.trace(),
        isShortest(),
        whole.steps().size() - path.steps().size());
  }

  private boolean isShortest() {
    return order == SearchOrder.BFS
        && isExact(task.store())
        && !task.reduction().reduces()
        && model.exploration() == null;
  }

  /**
   * Whether this store never takes two states for the same, so that the first path found to a state
   * is a shortest one.
   */
  private static boolean isExact(StoreKind store) {
    return store == StoreKind.EXACT || store == StoreKind.NONE;
  }
}
