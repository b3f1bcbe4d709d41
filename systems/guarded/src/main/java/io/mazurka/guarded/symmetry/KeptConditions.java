package io.mazurka.guarded.symmetry;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.guarded.engine.HazardFreedom;
import io.mazurka.guarded.engine.ProgramCondition;
import io.mazurka.guarded.symmetry.KeptCondition.CommandPair;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.temporal.formula.PropositionalParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds what a symmetry must keep for the verdicts on properties of programs to be right. */
public final class KeptConditions {

  private KeptConditions() {}

  /**
   * What a symmetry must keep for each of {@code checked}; empty if one of them cannot be looked
   * into. A state property and its premise are kept as they are, and of a formula the largest parts
   * that are about single states.
   */
  public static Optional<List<KeptCondition>> of(List<Property> checked) {
    List<KeptCondition> kept = new ArrayList<>();
    for (Property property : checked) {
      Optional<KeptCondition> its =
          property instanceof TemporalProperty formula ? of(formula) : of((StateProperty) property);
      if (its.isEmpty()) {
        return Optional.empty();
      }
      kept.add(its.get());
    }
    return Optional.of(List.copyOf(kept));
  }

  private static String title(Property property) {
    return "property " + property.name();
  }

  private static Optional<KeptCondition> of(StateProperty property) {
    PropertyCondition condition = property.condition();
    PropertyCondition premise = property.premise();
    if (property == StateProperty.NO_TERMINAL_STATE) {
      return Optional.of(new KeptCondition(title(property), List.of(), List.of()));
    }
    if (condition instanceof HazardFreedom freedom && premise == null) {
      return Optional.of(
          new KeptCondition(
              title(property),
              List.of(),
              freedom.suspects().stream()
                  .map(one -> new CommandPair(one.disabler(), one.victim()))
                  .toList()));
    }
    List<BooleanExpression> expressions = new ArrayList<>();
    boolean known = add(condition, expressions) && (premise == null || add(premise, expressions));
    return known
        ? Optional.of(new KeptCondition(title(property), expressions, List.of()))
        : Optional.empty();
  }

  private static boolean add(PropertyCondition condition, List<BooleanExpression> expressions) {
    return condition instanceof ProgramCondition one && expressions.add(one.expression());
  }

  private static Optional<KeptCondition> of(TemporalProperty formula) {
    List<BooleanExpression> atoms = new ArrayList<>();
    if (!formula.atoms().stream().allMatch(atom -> add(atom.condition(), atoms))) {
      return Optional.empty();
    }
    List<BooleanExpression> parts =
        PropositionalParts.withPremises(formula.formula()).stream()
            .map(
                part ->
                    PropositionalParts.<BooleanExpression>condition(
                        part, atoms::get, All::new, Any::new, BooleanExpression::not))
            .toList();
    return Optional.of(new KeptCondition(title(formula), parts, List.of()));
  }
}
