package io.mazurka.guarded;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.SyntaxException;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.guarded.ProgramOptions.Relations;
import io.mazurka.guarded.engine.HazardFreedom;
import io.mazurka.guarded.engine.ProgramCondition;
import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.local.AnalysisGivenUpException;
import io.mazurka.guarded.local.CommandGraphTexts;
import io.mazurka.guarded.local.LocalGraphs;
import io.mazurka.guarded.local.LocalVisibility;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.reduction.ProvedRelations;
import io.mazurka.guarded.reduction.RelationService;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A program with the properties that should hold: named conditions, no deadlock, and, if asked for,
 * no hazards. A hazard is a step of one command that disables another command.
 */
public final class GuardedModel implements Checkable {

  private static final String HAZARD = "hazard";

  private final Program program;
  private final List<Requirement> requirements;
  private final ProgramFormulas formulas;
  private final @Nullable BiPredicate<Command, Command> choices;
  private final boolean mayEnd;

  private GuardedModel(
      Program program,
      List<Requirement> requirements,
      ProgramFormulas formulas,
      @Nullable BiPredicate<Command, Command> choices,
      boolean mayEnd) {
    this.program = program;
    this.requirements = List.copyOf(requirements);
    this.formulas = formulas;
    this.choices = choices;
    this.mayEnd = mayEnd;
  }

  /** A program in which commands may disable each other, with conditions on every state. */
  public static GuardedModel of(Program program, Map<String, BooleanExpression> invariants) {
    List<Requirement> requirements = new ArrayList<>();
    invariants.forEach(
        (name, condition) -> requirements.add(new Requirement(name, Kind.INVARIANT, condition)));
    return new GuardedModel(program, requirements, ProgramFormulas.none(program), null, false);
  }

  /**
   * The same model, in which a state without an enabled command is no deadlock, unless the user
   * asks for deadlocks.
   */
  public GuardedModel mayEnd() {
    return new GuardedModel(program, requirements, formulas, choices, true);
  }

  /**
   * The same model, in which one command may disable another only if {@code allowed} accepts the
   * two.
   */
  public GuardedModel withoutHazards(BiPredicate<Command, Command> allowed) {
    return new GuardedModel(program, requirements, formulas, allowed, mayEnd);
  }

  /** The same model with one more condition. */
  public GuardedModel with(Requirement requirement) {
    List<Requirement> more = new ArrayList<>(requirements);
    more.add(requirement);
    return new GuardedModel(program, more, formulas, choices, mayEnd);
  }

  /** The same model with a condition that should hold in some reachable state. */
  public GuardedModel sometimes(String name, BooleanExpression condition) {
    return with(new Requirement(name, Kind.SOMETIMES, condition));
  }

  /**
   * The same model with a condition that should hold in every state where no command is enabled.
   */
  public GuardedModel atEnd(String name, BooleanExpression condition) {
    return with(new Requirement(name, Kind.AT_END, condition));
  }

  /**
   * The same model, which is explored no further where this condition does not hold. Such states
   * are checked, but what follows them is not.
   */
  public GuardedModel constraint(String name, BooleanExpression condition) {
    return with(new Requirement(name, Kind.CONSTRAINT, condition));
  }

  /** The same model with a named condition that formulas can use. */
  public GuardedModel proposition(String name, BooleanExpression condition) {
    return with(formulas.withProposition(name, condition));
  }

  /**
   * The same model with a formula of linear time that every execution should satisfy. Its atoms are
   * conditions on variables, names of propositions, and names of conditions that should hold.
   *
   * @param fairness the fairness that is assumed of executions
   */
  public GuardedModel ltl(String name, String formula, AskedFairness... fairness) {
    return with(formulas.with(name, Kind.LTL, formula, List.of(fairness), requirements));
  }

  /** The same model with a formula of branching time that every initial state should satisfy. */
  public GuardedModel ctl(String name, String formula) {
    return with(formulas.with(name, Kind.CTL, formula, List.of(), requirements));
  }

  /** The same model with a formula of CTL* that every initial state should satisfy. */
  public GuardedModel ctlStar(String name, String formula) {
    return with(formulas.with(name, Kind.CTLSTAR, formula, List.of(), requirements));
  }

  private GuardedModel with(ProgramFormulas more) {
    return new GuardedModel(program, requirements, more, choices, mayEnd);
  }

  /** The program that is checked. */
  public Program program() {
    return program;
  }

  /** The conditions that should hold, in order. */
  public List<Requirement> requirements() {
    return requirements;
  }

  @Override
  public Features features() {
    return Features.of(
            Feature.LPOR,
            Feature.SYMMETRY,
            Feature.PUBLISHED_SETS,
            Feature.LSSA,
            Feature.AMPLE_SETS,
            Feature.PROFILE,
            Feature.CONDITIONS,
            Feature.TEMPORAL)
        .with(ProgramOptions.class);
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    ProgramSystem system = new ProgramSystem(program);
    ProgramAnalysis analysis =
        ProgramAnalysis.of(program, options.reductions(), () -> provedRelations(options));
    return new CompiledModel(
        system,
        properties(options, analysis, system.transitions()),
        !mayEnd,
        analysis.remarks(),
        new ProgramReducer(analysis, system, options.reductions().settledSymmetry()));
  }

  @Override
  public List<DrawnGraph> localGraphs(CheckOptions options) {
    try {
      return CommandGraphTexts.of(program, LocalGraphs.of(program));
    } catch (AnalysisGivenUpException e) {
      throw new InvalidOptionException("the local graphs are not known: " + e.getMessage());
    }
  }

  private @Nullable ProvedRelations provedRelations(CheckOptions options) {
    if (ProgramOptions.of(options).relations() == Relations.LOCAL) {
      return null;
    }
    RelationService service =
        RelationService.find()
            .orElseThrow(
                () -> InvalidOptionException.missingModule("--relations solver", "proofs"));
    return service.relations(
        program,
        new All(
            requirements.stream()
                .filter(one -> one.kind() == Kind.INVARIANT)
                .map(Requirement::condition)
                .toList()));
  }

  private List<Property> properties(
      CheckOptions options, ProgramAnalysis analysis, List<Transition> transitions) {
    LocalVisibility visibility = new LocalVisibility(program, analysis.graphs());
    List<Property> properties = new ArrayList<>();
    for (Requirement one : requirements) {
      properties.add(
          ProgramCondition.property(one.kind(), one.name(), one.condition(), visibility));
    }
    for (AskedCondition asked : options.properties().ofStates(constraints())) {
      properties.add(
          ProgramCondition.property(asked.kind(), asked.text(), parse(asked), visibility));
    }
    properties.addAll(
        formulas.properties(options.properties(), requirements, transitions, visibility));
    BiPredicate<Command, Command> declared = choices;
    if (declared != null) {
      properties.add(
          new StateProperty(
              HAZARD,
              Kind.INVARIANT,
              HazardFreedom.of(program, declared.or(analysis::isHarmless))));
    }
    return properties;
  }

  private String[] constraints() {
    return requirements.stream()
        .filter(one -> one.kind() == Kind.CONSTRAINT)
        .map(Requirement::name)
        .toArray(String[]::new);
  }

  private BooleanExpression parse(AskedCondition asked) {
    try {
      return ExpressionParser.condition(asked.text(), program.names());
    } catch (SyntaxException e) {
      throw new InvalidOptionException(
          "%s '%s': %s".formatted(asked.option(), asked.text(), e.getMessage()));
    }
  }
}
