package io.mazurka.differential;

import io.mazurka.differential.WrongRelations.Spoiling;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.lpor.TransitionSet;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A deliberate mistake in a reduction or a symmetry, to see whether tests find it. Everything else
 * is correct.
 */
public final class Mistake {

  private static final Spoiling NOTHING = (transition, set) -> {};

  private final UnaryOperator<List<Property>> asked;
  private final BiFunction<StubbornReduction, TransitionSystem, StubbornReduction> reduction;
  private final UnaryOperator<Canonicalizer> canonicalizer;

  private Mistake(
      UnaryOperator<List<Property>> asked,
      BiFunction<StubbornReduction, TransitionSystem, StubbornReduction> reduction,
      UnaryOperator<Canonicalizer> canonicalizer) {
    this.asked = asked;
    this.reduction = reduction;
    this.canonicalizer = canonicalizer;
  }

  /** No mistake. */
  public static Mistake none() {
    return inRepresentatives(right -> right);
  }

  /** Omits that the second transition interferes with the first. */
  public static Mistake interferenceForgotten(BiPredicate<Transition, Transition> forgotten) {
    return inRelations(
        (right, system) ->
            new WrongRelations(
                right,
                system.transitions().size(),
                without(system.transitions(), forgotten),
                NOTHING,
                NOTHING));
  }

  /** Omits that the second transition can enable the first. */
  public static Mistake enablingForgotten(BiPredicate<Transition, Transition> forgotten) {
    return inRelations(
        (right, system) ->
            new WrongRelations(
                right,
                system.transitions().size(),
                NOTHING,
                NOTHING,
                without(system.transitions(), forgotten)));
  }

  /** Names only the first of the transitions that can enable another one. */
  public static Mistake enablersButOneForgotten() {
    return inRelations(
        (right, system) ->
            new WrongRelations(
                right,
                system.transitions().size(),
                NOTHING,
                NOTHING,
                (transition, set) -> keepFirst(set)));
  }

  /** Claims that no transition disables another one before a search has seen it. */
  public static Mistake threatsForgotten() {
    return inRelations(
        (right, system) ->
            new WrongRelations(
                right,
                system.transitions().size(),
                NOTHING,
                (transition, set) -> TransitionSet.clear(set),
                NOTHING));
  }

  /** Calls all transitions invisible in states with certain components. */
  public static Mistake visibilityForgottenIn(Predicate<List<String>> components) {
    return inRelations(
        (right, system) -> new WrongVisibility(right, system.renderer(), components));
  }

  /** Calls no transition visible. */
  public static Mistake visibilityForgotten() {
    return inReduction(
        (right, system) ->
            like(
                right,
                system,
                right.contract(),
                transition -> false,
                right::isRepeatable,
                right::relations));
  }

  /** Denies that any transition is part of a cycle. */
  public static Mistake cyclesForgotten() {
    return inReduction(
        (right, system) ->
            like(
                    right,
                    system,
                    right.contract(),
                    right::isVisible,
                    transition -> false,
                    right::relations)
                .sticking(transition -> false));
  }

  /** Allows that transitions are postponed for ever around a cycle. */
  public static Mistake provisoForgotten() {
    return inContract(
        contract ->
            switch (contract.preserved()) {
              case TERMINAL_STATES, EVERYTHING -> contract;
              case INVARIANTS -> Contract.forInvariants(false);
              case LINEAR_TIME -> Contract.forLinearTime(false);
              case BRANCHING_TIME -> Contract.forBranchingTime(false);
            });
  }

  /** Chooses sets for temporal properties as for invariants, with the proviso for invariants. */
  public static Mistake temporalAsInvariants() {
    return inContract(contract -> contract.isTemporal() ? Contract.forInvariants(true) : contract);
  }

  /** Allows sets of several steps for branching time. */
  public static Mistake severalStepsForBranchingTime() {
    return inReduction(
        (right, system) ->
            like(
                right,
                system,
                right.contract().preserved() == PropertyClass.BRANCHING_TIME
                    ? Contract.forLinearTime(right.contract().needsProviso())
                    : right.contract(),
                right::isVisible,
                right::isRepeatable,
                right::relations));
  }

  /** Claims that reductions which ignore fairness preserve weak fairness. */
  public static Mistake fairnessForgotten() {
    return new Mistake(
        checked -> checked.stream().map(Mistake::unfair).toList(),
        (right, system) ->
            like(
                right,
                system,
                right.contract().keepingWeakFairness(),
                right::isVisible,
                right::isRepeatable,
                right::relations),
        right -> right);
  }

  private static Property unfair(Property property) {
    return property instanceof TemporalProperty fair
        ? new TemporalProperty(fair.name(), fair.text(), fair.formula(), fair.atoms(), List.of())
        : property;
  }

  /** Allows that transitions are postponed for ever along a path through ever new states. */
  public static Mistake fullLevelsForgotten() {
    return inReduction(
        (right, system) ->
            like(
                right,
                system,
                right.contract().amongFinitelyMany(),
                right::isVisible,
                right::isRepeatable,
                right::relations));
  }

  private static Mistake inContract(UnaryOperator<Contract> wrong) {
    return inReduction(
        (right, system) ->
            like(
                    right,
                    system,
                    right.contract().endless()
                        ? wrong.apply(right.contract())
                        : wrong.apply(right.contract()).amongFinitelyMany(),
                    right::isVisible,
                    right::isRepeatable,
                    right::relations)
                .sticking(transition -> false));
  }

  /** Chooses wrong representatives of orbits. */
  public static Mistake inRepresentatives(UnaryOperator<Canonicalizer> wrong) {
    return new Mistake(checked -> checked, (right, system) -> right, wrong);
  }

  /** The system with this mistake in its reduction or its symmetry. */
  public Checkable in(Checkable system) {
    return new MistakenSystem(system, this);
  }

  /** The compiled model with this mistake. */
  public CompiledModel in(CompiledModel model) {
    return new CompiledModel(
        model.system(),
        model.properties(),
        model.deadlockByDefault(),
        model.reductions(),
        new MistakenReducer(model.reducer(), model.system(), asked, reduction, canonicalizer));
  }

  private static Mistake inReduction(
      BiFunction<StubbornReduction, TransitionSystem, StubbornReduction> wrong) {
    return new Mistake(checked -> checked, wrong, right -> right);
  }

  private static Mistake inRelations(
      BiFunction<LocatedRelations, TransitionSystem, LocatedRelations> wrong) {
    return inReduction(
        (right, system) ->
            like(
                right,
                system,
                right.contract(),
                right::isVisible,
                right::isRepeatable,
                () -> wrong.apply(right.relations(), system)));
  }

  private static StubbornReduction like(
      StubbornReduction right,
      TransitionSystem system,
      Contract contract,
      IntPredicate visible,
      IntPredicate repeatable,
      Supplier<LocatedRelations> relations) {
    StubbornReduction wrong =
        new StubbornReduction(
                right.description(), contract, system.transitions(), visible, repeatable, relations)
            .sticking(right::isSticky);
    return right.isDynamic() ? wrong.asDynamic() : wrong;
  }

  /** Removes the forgotten transitions from a set; each pair of transitions is tested once. */
  private static Spoiling without(
      List<Transition> transitions, BiPredicate<Transition, Transition> forgotten) {
    long[][] kept = new long[transitions.size()][];
    for (Transition transition : transitions) {
      long[] set = TransitionSet.empty(transitions.size());
      transitions.stream()
          .filter(other -> !forgotten.test(transition, other))
          .forEach(other -> TransitionSet.add(set, other.number()));
      kept[transition.number()] = set;
    }
    return (transition, set) -> {
      for (int word = 0; word < set.length; word++) {
        set[word] &= kept[transition][word];
      }
    };
  }

  private static void keepFirst(long[] set) {
    int first = TransitionSet.next(set, 0);
    TransitionSet.clear(set);
    if (first >= 0) {
      TransitionSet.add(set, first);
    }
  }
}
