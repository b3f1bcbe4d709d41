package io.mazurka.guarded;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.SyntaxException;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.engine.HazardInvariant;
import io.mazurka.guarded.engine.ProgramInvariant;
import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.local.LocalVisibility;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.Features;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A program with what should hold of it: named conditions, no deadlock, and no hazards if a step of
 * one command should not disable another.
 */
public final class GuardedModel implements Checkable {

  private final Program program;
  private final Map<String, BooleanExpression> properties;
  private final @Nullable BiPredicate<Command, Command> choices;

  private GuardedModel(
      Program program,
      Map<String, BooleanExpression> properties,
      @Nullable BiPredicate<Command, Command> choices) {
    this.program = program;
    this.properties = new LinkedHashMap<>(properties);
    this.choices = choices;
  }

  /** A program in which commands may disable each other. */
  public static GuardedModel of(Program program, Map<String, BooleanExpression> properties) {
    return new GuardedModel(program, properties, null);
  }

  /** A program in which a command may disable another only if {@code choices} says so. */
  public static GuardedModel withoutHazards(
      Program program,
      Map<String, BooleanExpression> properties,
      BiPredicate<Command, Command> choices) {
    return new GuardedModel(program, properties, choices);
  }

  /** What is checked. */
  public Program program() {
    return program;
  }

  /** The conditions that should hold in every state, by name and in order. */
  public Map<String, BooleanExpression> properties() {
    return Collections.unmodifiableMap(properties);
  }

  @Override
  public Features features() {
    return Features.of(Feature.LPOR, Feature.LSSA, Feature.PROFILE, Feature.INVARIANT);
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    ProgramSystem system = new ProgramSystem(program);
    ProgramAnalysis analysis = ProgramAnalysis.of(program, options.reductions());
    return new CompiledModel(
        system,
        invariants(options, analysis),
        true,
        analysis.remarks(),
        checked -> analysis.reduction(system.transitions(), checked));
  }

  private List<Property> invariants(CheckOptions options, ProgramAnalysis analysis) {
    LocalVisibility visibility = new LocalVisibility(program, analysis.graphs());
    List<Property> invariants = new ArrayList<>();
    properties.forEach(
        (name, condition) -> invariants.add(new ProgramInvariant(name, condition, visibility)));
    for (String text : options.properties().invariants()) {
      invariants.add(new ProgramInvariant(text, parse(text), visibility));
    }
    BiPredicate<Command, Command> declared = choices;
    if (declared != null) {
      invariants.add(HazardInvariant.of(program, declared.or(analysis::isHarmless)));
    }
    return invariants;
  }

  private BooleanExpression parse(String text) {
    try {
      return ExpressionParser.condition(text, program.names());
    } catch (SyntaxException e) {
      throw new InvalidOptionException("--invariant '%s': %s".formatted(text, e.getMessage()));
    }
  }
}
