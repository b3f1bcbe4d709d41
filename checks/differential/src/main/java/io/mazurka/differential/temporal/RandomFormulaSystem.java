package io.mazurka.differential.temporal;

import io.mazurka.differential.Failing;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.temporal.formula.TemporalFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A system with random temporal properties. Their atoms are state properties of the system and
 * atoms of its own formulas.
 *
 * @param system the system to check
 * @param seed the seed of the formulas
 * @param kind the kind of formulas
 */
public record RandomFormulaSystem(Checkable system, long seed, Kind kind) implements Checkable {

  /** An odd constant that makes the random numbers independent of other uses of a seed. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private static final int FORMULAS = 4;
  private static final int MOST_OPERATORS = 4;
  private static final int MOST_ATOMS = 3;

  /** The kinds of formulas. */
  public enum Kind {
    LINEAR,
    WEAKLY_FAIR,
    STRONGLY_FAIR,
    LINEAR_WITH_NEXT,
    BRANCHING,
    BRANCHING_WITH_NEXT,
    STAR,
    STAR_WITH_NEXT;

    boolean isBranching() {
      return this == BRANCHING || this == BRANCHING_WITH_NEXT;
    }

    boolean isStar() {
      return this == STAR || this == STAR_WITH_NEXT;
    }

    boolean hasNext() {
      return this == LINEAR_WITH_NEXT || this == BRANCHING_WITH_NEXT || this == STAR_WITH_NEXT;
    }
  }

  /** The system with formulas of a random kind. */
  public static RandomFormulaSystem of(Checkable system, long seed) {
    Random random = new Random(~seed * SPREAD);
    Kind often = random.nextBoolean() ? Kind.LINEAR : Kind.BRANCHING;
    Kind any = Kind.values()[random.nextInt(Kind.values().length)];
    return new RandomFormulaSystem(system, seed, random.nextInt(3) == 0 ? often : any);
  }

  @Override
  public Features features() {
    return system.features();
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    CompiledModel model = system.compile(options);
    Random random = new Random(seed * SPREAD);
    List<StateProperty> known = new ArrayList<>(StateProperty.ofEveryState(model.properties()));
    TemporalProperty.among(model.properties()).stream()
        .flatMap(one -> one.atoms().stream())
        .map(atom -> new StateProperty(atom.name(), Property.Kind.GOAL, atom.condition()))
        .forEach(known::add);
    Collections.shuffle(known, random);
    List<StateProperty> seen =
        known.subList(0, Math.min(1 + random.nextInt(MOST_ATOMS), known.size()));
    List<NamedCondition> atoms = seen.stream().map(Failing::of).toList();
    List<Property> properties = new ArrayList<>(seen);
    FormulaGenerator generator = new FormulaGenerator(random, atoms.size(), kind.hasNext());
    for (int number = 0; number < FORMULAS && !atoms.isEmpty(); number++) {
      int operators = 1 + random.nextInt(MOST_OPERATORS);
      TemporalFormula formula =
          kind.isStar()
              ? generator.star(operators + 1, true)
              : kind.isBranching() ? generator.branching(operators) : generator.linear(operators);
      properties.add(
          new TemporalProperty(
              "formula " + number, formula.toString(), formula, atoms, fairness(model.system())));
    }
    return new CompiledModel(
        model.system(), properties, false, model.reductions(), model.reducer());
  }

  /**
   * Random fairness assumptions, if the kind wants them: of all processes, or sometimes of only
   * some.
   */
  private List<FairnessAssumption> fairness(TransitionSystem compiled) {
    if (kind != Kind.WEAKLY_FAIR && kind != Kind.STRONGLY_FAIR) {
      return List.of();
    }
    Strength strength = kind == Kind.WEAKLY_FAIR ? Strength.WEAK : Strength.STRONG;
    Map<String, TreeSet<Integer>> byProcess = new TreeMap<>();
    for (Transition transition : compiled.transitions()) {
      if (seed % 5 != 0 || ((transition.process().hashCode() + seed) * SPREAD) < 0) {
        byProcess
            .computeIfAbsent(transition.process(), process -> new TreeSet<>())
            .add(transition.number());
      }
    }
    List<FairnessAssumption> assumptions = new ArrayList<>();
    byProcess.forEach(
        (process, numbers) -> assumptions.add(new FairnessAssumption(strength, process, numbers)));
    return assumptions;
  }
}
