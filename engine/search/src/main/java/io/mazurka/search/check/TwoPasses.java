package io.mazurka.search.check;

import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.search.check.Check.Prepared;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A check in two passes: the first decides what a reduction or symmetry keeps, the second explores
 * the plain graph for formulas that need it.
 *
 * <p>The plain graph decides everything, so a single pass is cheaper if that graph fits. With a
 * limit on states or time it may not fit. Then the first pass decides what it can within its
 * reduction, and both have the limit on states for themselves.
 */
record TwoPasses(Prepared prepared, SearchTask first, SearchTask second) {

  /** The two passes of a check; empty if one pass is cheaper or as good. */
  static Optional<TwoPasses> of(Prepared prepared, CheckOptions options) {
    SearchTask task = prepared.task();
    Map<Boolean, List<Property>> needy =
        task.properties().stream().collect(Collectors.partitioningBy(TwoPasses::needsPlainGraph));
    List<Property> plain = needy.getOrDefault(true, List.of());
    List<Property> others = needy.getOrDefault(false, List.of());
    boolean asked = options.reductions().por() != null || options.reductions().profile();
    if (plain.isEmpty()
        || others.isEmpty()
        || asked
        || !isLimited(options.limits())
        || options.search() != SearchOrder.BFS
        || prepared.model().exploration() != null
        || prepared.model().system() instanceof ConstrainedSystem) {
      return Optional.empty();
    }
    SearchTask first = part(prepared, others, options);
    boolean gains =
        (first.reduction().reduces() && !task.reduction().reduces())
            || (!first.symmetry().isTrivial() && task.symmetry().isTrivial());
    return gains
        ? Optional.of(new TwoPasses(prepared, first, part(prepared, plain, options)))
        : Optional.empty();
  }

  private static boolean needsPlainGraph(Property property) {
    return property instanceof TemporalProperty formula
        && formula.needed() == PropertyClass.EVERYTHING;
  }

  private static boolean isLimited(Limits limits) {
    return limits.states() != Long.MAX_VALUE || limits.seconds() != Double.POSITIVE_INFINITY;
  }

  private static SearchTask part(Prepared prepared, List<Property> some, CheckOptions options) {
    ReductionDecision decision = ReductionDecision.of(prepared.model(), some, options);
    return prepared
        .task()
        .withProperties(some)
        .withReduction(decision.reduction())
        .withSymmetry(decision.symmetry())
        .withPatience(decision.patience());
  }

  /** The result of the first pass alone, if a violation makes the second needless. */
  Optional<CheckResult> alone(CheckResult one) {
    if (one.end() != EndReason.VIOLATION) {
      return Optional.empty();
    }
    List<PropertyResult> all = new ArrayList<>(one.properties());
    TemporalProperty.among(second.properties())
        .forEach(
            each ->
                all.add(
                    new PropertyResult(
                        each.name(),
                        each.kind(),
                        Verdict.INCONCLUSIVE,
                        PropertyResult.Premise.NONE,
                        each.fairness())));
    return Optional.of(
        one.deciding(inOrder(all))
            .remarking(
                "no second pass, for %s: stopped at the first violation"
                    .formatted(names(second.properties().stream().map(Property::name)))));
  }

  private List<PropertyResult> inOrder(List<PropertyResult> some) {
    Map<String, PropertyResult> byName =
        some.stream().collect(Collectors.toMap(PropertyResult::name, one -> one, (a, b) -> a));
    return prepared.task().properties().stream()
        .map(each -> Objects.requireNonNull(byName.get(each.name())))
        .toList();
  }

  private static String names(Stream<String> some) {
    return Summary.listed(some.toList());
  }

  /**
   * The result of both passes, each of which has its own graph. The figures are those of the plain
   * graph, but for the states that violate what only the first pass looked at.
   */
  CheckResult join(CheckResult one, CheckResult two) {
    List<CheckResult> both = List.of(one, two);
    Statistics plain = two.statistics();
    return new CheckResult(
        both.stream().map(CheckResult::verdict).max(TwoPasses::compare).orElseThrow(),
        inOrder(both.stream().flatMap(result -> result.properties().stream()).toList()),
        one.end() == EndReason.EXHAUSTED || one.end() == EndReason.DECIDED ? two.end() : one.end(),
        new Statistics(
            plain.states(),
            plain.transitions(),
            plain.terminalStates(),
            one.statistics().violatingStates(),
            plain.depth(),
            plain.storeBytes()),
        two.seconds(),
        one.searchSeconds() + two.searchSeconds(),
        two.workers(),
        one.guarantee().and(two.guarantee()),
        reductions(one, two),
        one.counterexample() == null ? two.counterexample() : one.counterexample(),
        both.stream().flatMap(result -> result.witnesses().stream()).toList(),
        null,
        null,
        two.unused() == null ? one.unused() : two.unused(),
        two.impossible(),
        two.advice().isEmpty() ? one.advice() : two.advice(),
        Math.max(0, one.productStates()) + two.productStates(),
        two.outlook() == null ? one.outlook() : two.outlook());
  }

  private static int compare(Verdict one, Verdict other) {
    return Integer.compare(severity(one), severity(other));
  }

  private static int severity(Verdict verdict) {
    return switch (verdict) {
      case HOLDS, ABSENT -> 0;
      case INCONCLUSIVE -> 1;
      case VIOLATED, DEADLOCK -> 2;
    };
  }

  /** What both passes reduced, and what each has decided in which way. */
  private static List<String> reductions(CheckResult one, CheckResult two) {
    List<String> all = new ArrayList<>(one.reductions());
    all.retainAll(two.reductions());
    List<String> common = List.copyOf(all);
    all.add(line("first", one, common));
    all.add(line("second", two, common));
    return all;
  }

  private static String line(String which, CheckResult result, List<String> common) {
    String names = names(result.properties().stream().map(PropertyResult::name));
    List<String> own =
        Stream.concat(
                result.reductions().stream().filter(line -> !common.contains(line)),
                Stream.of(result.guarantee().toString()))
            .toList();
    return String.format(
        Locale.ROOT,
        "%s pass, %,d states, for %s: %s",
        which,
        result.statistics().states(),
        names,
        String.join("; ", own));
  }
}
