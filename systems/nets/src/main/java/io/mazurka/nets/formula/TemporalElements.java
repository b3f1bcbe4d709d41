package io.mazurka.nets.formula;

import io.mazurka.kernel.formula.ParsedFormula;
import io.mazurka.nets.source.Element;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Reads the elements of a property file that speak of executions. Elements that contain no such
 * element are the atoms.
 */
final class TemporalElements {

  private static final Set<String> QUANTIFIERS = Set.of("all-paths", "exists-path");
  private static final Set<String> OPERATORS = Set.of("globally", "finally", "next", "until");

  private final Function<Element, StateCondition> conditions;
  private final List<StateCondition> atoms = new ArrayList<>();

  /** The atoms as text, each at its number. */
  private final List<String> written = new ArrayList<>();

  private TemporalElements(Function<Element, StateCondition> conditions) {
    this.conditions = conditions;
  }

  /** Whether {@code element} speaks of executions, not of one state. */
  static boolean isTemporal(Element element) {
    return QUANTIFIERS.contains(element.name())
        || OPERATORS.contains(element.name())
        || element.children().stream().anyMatch(TemporalElements::isTemporal);
  }

  /** Whether {@code element} is a formula of linear time that holds for all executions. */
  static boolean isLinear(Element element) {
    return element.name().equals("all-paths")
        && element.children().stream().noneMatch(TemporalElements::quantifies);
  }

  private static boolean quantifies(Element element) {
    return QUANTIFIERS.contains(element.name())
        || element.children().stream().anyMatch(TemporalElements::quantifies);
  }

  /** The formula of linear time in {@code all}, which says that all executions satisfy it. */
  static ParsedFormula<StateCondition> linear(
      Element all, Function<Element, StateCondition> conditions) {
    if (!isLinear(all)) {
      throw all.problem(
          "a formula of linear time is <all-paths> around one without any other path quantifier");
    }
    TemporalElements reader = new TemporalElements(conditions);
    LinearFormula formula = reader.linear(PropertySet.only(all));
    return new ParsedFormula<>(written(all), formula, reader.written, reader.atoms);
  }

  /** Reads {@code element} as a formula of branching time. */
  static ParsedFormula<StateCondition> branching(
      Element element, Function<Element, StateCondition> conditions) {
    TemporalElements reader = new TemporalElements(conditions);
    BranchingFormula formula = reader.branching(element);
    return new ParsedFormula<>(written(element), formula, reader.written, reader.atoms);
  }

  private int atom(Element element) {
    String text = written(element);
    if (!written.contains(text)) {
      atoms.add(conditions.apply(element));
      written.add(text);
    }
    return written.indexOf(text);
  }

  /** An element as text; equal elements have equal texts. */
  private static String written(Element element) {
    String inside =
        element.children().isEmpty()
            ? element.text()
            : element.children().stream()
                .map(TemporalElements::written)
                .collect(Collectors.joining(", "));
    return inside.isEmpty() ? element.name() : "%s(%s)".formatted(element.name(), inside);
  }

  private LinearFormula linear(Element element) {
    if (element.name().equals("negation")) {
      return LinearFormula.not(linear(PropertySet.only(element)));
    }
    if (!isTemporal(element)) {
      return new LinearFormula.Atom(atom(element));
    }
    return switch (element.name()) {
      case "globally" -> LinearFormula.always(linear(PropertySet.only(element)));
      case "finally" -> LinearFormula.eventually(linear(PropertySet.only(element)));
      case "next" -> new LinearFormula.Next(linear(PropertySet.only(element)));
      case "until" ->
          new LinearFormula.Until(linear(part(element, "before")), linear(part(element, "reach")));
      case "conjunction" -> folded(element, this::linear, LinearFormula.And::new);
      case "disjunction" -> folded(element, this::linear, LinearFormula.Or::new);
      case "implication" -> paired(element, this::linear, LinearFormula::implies);
      case "equivalence" -> paired(element, this::linear, LinearFormula::equivalent);
      case "exclusive-disjunction" ->
          LinearFormula.not(paired(element, this::linear, LinearFormula::equivalent));
      default -> throw unknown(element);
    };
  }

  private BranchingFormula branching(Element element) {
    if (element.name().equals("negation")) {
      return BranchingFormula.not(branching(PropertySet.only(element)));
    }
    if (!isTemporal(element)) {
      return new BranchingFormula.Atom(atom(element));
    }
    return switch (element.name()) {
      case "all-paths" -> onAllPaths(PropertySet.only(element));
      case "exists-path" -> onSomePath(PropertySet.only(element));
      case "conjunction" -> folded(element, this::branching, BranchingFormula.And::new);
      case "disjunction" -> folded(element, this::branching, BranchingFormula.Or::new);
      case "implication" -> paired(element, this::branching, BranchingFormula::implies);
      case "equivalence" -> paired(element, this::branching, BranchingFormula::equivalent);
      case "exclusive-disjunction" ->
          BranchingFormula.not(paired(element, this::branching, BranchingFormula::equivalent));
      default -> throw unknown(element);
    };
  }

  private BranchingFormula onAllPaths(Element step) {
    return switch (step.name()) {
      case "globally" -> BranchingFormula.allAlways(branching(PropertySet.only(step)));
      case "finally" -> BranchingFormula.allEventually(branching(PropertySet.only(step)));
      case "next" -> BranchingFormula.allNext(branching(PropertySet.only(step)));
      case "until" ->
          BranchingFormula.allUntil(
              branching(part(step, "before")), branching(part(step, "reach")));
      default -> throw unknown(step);
    };
  }

  private BranchingFormula onSomePath(Element step) {
    return switch (step.name()) {
      case "globally" -> new BranchingFormula.SomeAlways(branching(PropertySet.only(step)));
      case "finally" -> BranchingFormula.someEventually(branching(PropertySet.only(step)));
      case "next" -> new BranchingFormula.SomeNext(branching(PropertySet.only(step)));
      case "until" ->
          new BranchingFormula.SomeUntil(
              branching(part(step, "before")), branching(part(step, "reach")));
      default -> throw unknown(step);
    };
  }

  private static RuntimeException unknown(Element element) {
    return element.problem(
        ("<%s> is not supported here: in formulas of branching time, each of <globally>, <finally>,"
                + " <next> and <until> is directly in <all-paths> or <exists-path>")
            .formatted(element.name()));
  }

  private static Element part(Element until, String name) {
    until.allow(List.of("before", "reach"));
    Element part = until.first(name);
    if (part == null || until.children().size() != 2) {
      throw until.problem("<until> needs a <before> and a <reach> in it");
    }
    return PropertySet.only(part);
  }

  private static <F> F folded(
      Element element, Function<Element, F> read, BinaryOperator<F> combine) {
    return element.children().stream().map(read).reduce(combine).orElseThrow();
  }

  private static <F> F paired(
      Element element, Function<Element, F> read, BinaryOperator<F> combine) {
    List<F> parts = PropertySet.pair(element, element.children().stream().map(read).toList());
    return combine.apply(parts.get(0), parts.get(1));
  }
}
