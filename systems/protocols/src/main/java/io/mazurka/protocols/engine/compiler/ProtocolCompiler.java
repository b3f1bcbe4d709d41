package io.mazurka.protocols.engine.compiler;

import io.mazurka.dpor.steps.Planning;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.CompiledModel.Growth;
import io.mazurka.kernel.model.CompiledModel.Reducer;
import io.mazurka.kernel.model.ImpossibleStep;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.kernel.value.ValueTable;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.analysis.exploration.LocalAnalyst;
import io.mazurka.protocols.engine.analysis.exploration.LocalExploration;
import io.mazurka.protocols.engine.conditions.DividedProperties;
import io.mazurka.protocols.engine.conditions.watching.Effort;
import io.mazurka.protocols.engine.dynamic.DynamicFactory;
import io.mazurka.protocols.engine.local.LocalTables;
import io.mazurka.protocols.engine.programs.ProtocolCondition;
import io.mazurka.protocols.engine.programs.ProtocolSystem;
import io.mazurka.protocols.engine.programs.Refinement;
import io.mazurka.protocols.engine.programs.StepEnumerator;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.relations.LporFactory;
import io.mazurka.protocols.engine.symmetry.ProtocolSymmetry;
import io.mazurka.protocols.engine.views.HandlerRunner;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.MonitorComponent;
import io.mazurka.protocols.engine.views.OutcomeTable;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.Letters;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Turns a protocol into a transition system, under the options of a check. */
public final class ProtocolCompiler {

  private final Protocol protocol;
  private final CheckOptions options;
  private final ProtocolOptions own;
  private final ViewBudget views;
  private final AnalysisBudget budget;
  private final double analysisShare;
  private final boolean inFull;
  private final ReductionPlan plan;
  private final ProtocolFormulas formulas;
  private final Watching watching;
  private final List<ProcessInstance> processes = new ArrayList<>();
  private final HandlerRunner runner;
  private final OutcomeTable outcomes;
  private final Layout layout;
  private final Mishaps mishaps;
  private final List<StepDefinition> steps;
  private final List<int[]> lies;
  private final Beginnings initial;
  private final TransitionNumbers transitions;
  private final Effort effort;
  private @Nullable LocalAnalysis analysis;
  private @Nullable DividedProperties dividedProperties;

  private ProtocolCompiler(
      Protocol protocol,
      CheckOptions options,
      ViewBudget views,
      double analysisShare,
      Effort effort,
      boolean inFull) {
    this.effort = effort;
    this.analysisShare = analysisShare;
    this.inFull = inFull;
    this.protocol = protocol;
    this.options = options;
    this.own = ProtocolOptions.settled(options);
    this.plan = ReductionPlan.of(options.reductions(), own, protocol.isTimed());
    PassingTime.requireKnown(protocol, own);
    this.formulas = ProtocolFormulas.of(protocol, options.properties());
    this.watching =
        new Watching(protocol, CheckedConditions.of(protocol, options.properties()), formulas);
    this.views = views;
    double seconds = options.limits().seconds();
    this.budget =
        inFull || own.asksForReduction(options)
            ? new AnalysisBudget(analysisShare, seconds)
            : AnalysisBudget.forFirstLook(analysisShare, seconds);
    for (Role<?> role : protocol.roles()) {
      for (ProcessId id : role.members()) {
        processes.add(new ProcessInstance(processes.size(), id, role));
      }
    }
    if (processes.isEmpty()) {
      throw new InvalidModelException(protocol.name() + " has no processes");
    }
    this.runner = new HandlerRunner(processes);
    this.outcomes = new OutcomeTable(runner);
    this.mishaps = new Mishaps(protocol, own, processes.size());
    this.steps = mishaps.steps();
    this.layout = layout();
    this.lies =
        new Lies(protocol, own.traffic(), runner, mishaps.messagesLast()).addTo(layout.processes());
    this.initial = new Beginnings(protocol, layout, runner, lies);
    this.transitions =
        new TransitionNumbers(
            processes, steps, new Refinement(plan.split()), crashes(), own.traffic() != Traffic.M);
  }

  public static CompiledModel compile(Protocol protocol, CheckOptions options) {
    return compile(protocol, options, ViewBudget.standard());
  }

  /** Compiles with another limit on the views of a process, for tests. */
  public static CompiledModel compile(Protocol protocol, CheckOptions options, ViewBudget views) {
    return compile(protocol, options, views, 1);
  }

  /**
   * Compiles with only a share of the budget for the local analysis. A share of zero gives the
   * analysis up at once.
   */
  public static CompiledModel compile(
      Protocol protocol, CheckOptions options, ViewBudget views, double analysisShare) {
    return new ProtocolCompiler(protocol, options, views, analysisShare, Effort.standard(), false)
        .compile();
  }

  /** Compiles with another effort to find out what properties depend on. */
  public static CompiledModel compile(Protocol protocol, CheckOptions options, Effort effort) {
    return new ProtocolCompiler(protocol, options, ViewBudget.standard(), 1, effort, false)
        .compile();
  }

  /**
   * The local analysis of {@code protocol} in model M, with the transitions that it has under these
   * options.
   */
  public static LocalAnalysis analyse(Protocol protocol, CheckOptions options) {
    return analyse(protocol, options, 1);
  }

  /** The same analysis with only a share of the budget. */
  public static LocalAnalysis analyse(
      Protocol protocol, CheckOptions options, double analysisShare) {
    return new ProtocolCompiler(
            protocol, options, ViewBudget.standard(), analysisShare, Effort.standard(), true)
        .analysis();
  }

  /** The local graphs of all processes, for drawing. */
  static List<DrawnGraph> localGraphs(Protocol protocol, CheckOptions options) {
    ProtocolCompiler compiler =
        new ProtocolCompiler(protocol, options, ViewBudget.standard(), 1, Effort.standard(), true);
    return LocalGraphTexts.of(
        compiler.analysis(), compiler.initial.locals(), compiler.processes, compiler.budget);
  }

  /** The protocol with the local graphs of its processes. */
  public static LocalTables tables(Protocol protocol, CheckOptions options) {
    ProtocolCompiler compiler =
        new ProtocolCompiler(protocol, options, ViewBudget.standard(), 1, Effort.standard(), true);
    return new LocalTables(
        protocol,
        compiler.analysis(),
        compiler.initial.locals(),
        number -> Objects.requireNonNull(compiler.transitions.get(number).step()));
  }

  /** The local analysis, computed when it is first needed. */
  private LocalAnalysis analysis() {
    LocalAnalysis known = analysis;
    if (known == null) {
      LocalExploration exploration = new LocalExploration(layout, steps, runner, outcomes, budget);
      known =
          new LocalAnalyst(layout, protocol, transitions)
              .analyse(exploration, initial.locals(), lies);
      outcomes.endGlancing(known.isComplete());
      analysis = known;
    }
    return known;
  }

  /** The situations in which user code fails, if a reduction needs the analysis anyway. */
  private List<String> failures() {
    return analysis != null || plan.por() != Por.NONE
        ? analysis().failure().stream().toList()
        : List.of();
  }

  /** The divided properties that reductions use; needs a complete analysis. */
  private DividedProperties dividedProperties() {
    DividedProperties known = dividedProperties;
    if (known == null) {
      known = new DividedProperties(analysis(), layout.processes(), effort);
      dividedProperties = known;
    }
    return known;
  }

  private boolean crashes() {
    return own.mostCrashes() > 0;
  }

  private Layout layout() {
    List<ProcessComponent> components = new ArrayList<>();
    for (Role<?> role : protocol.roles()) {
      ValueTable locals = new ValueTable();
      for (ProcessInstance process : processes) {
        if (process.role() == role) {
          Letters letters = new Letters(processes, runner.messages());
          components.add(
              new ProcessComponent(
                  process,
                  protocol.channels(),
                  protocol.capacity(),
                  locals,
                  letters,
                  views.most()));
        }
      }
    }
    List<MonitorComponent> monitors =
        watching.monitors().stream().map(monitor -> new MonitorComponent(monitor, runner)).toList();
    return new Layout(components, monitors, mishaps.budgets());
  }

  private CompiledModel compile() {
    List<String> dropped =
        new DeadMessages(
                own, protocol.channels(), protocol.isBounded(), mishaps, budget, this::analysis)
            .dropFrom(layout.processes());
    List<String> divided = plan.planning() == null ? splitting().split() : List.of();
    StepEnumerator enumerator =
        new StepEnumerator(
            layout, steps, protocol.channels(), own.traffic(), crashes(), outcomes, transitions);
    ProtocolSystem system =
        new ProtocolSystem(
            layout, enumerator, transitions, ProtocolNames.of(protocol), initial.states());
    List<Property> properties =
        Stream.concat(
                watching.properties().stream()
                    .map(definition -> ProtocolCondition.property(definition, layout, transitions)),
                formulas
                    .properties(watching.formulas(), layout, transitions, mishaps.messagesLast())
                    .stream())
            .toList();
    List<String> notes =
        Stream.of(watching.notes(), plan.notes(), dropped, failures(), divided)
            .flatMap(List::stream)
            .toList();
    Planning planning = plan.planning();
    return planning == null
        ? new CompiledModel(
            system, properties, false, notes, new ProtocolReducer(system), null, growth())
        : new CompiledModel(
            system,
            properties,
            false,
            Stream.of(notes, List.of(planning.description()), gaps(properties))
                .flatMap(List::stream)
                .toList(),
            new ProtocolReducer(system),
            new DynamicFactory(
                    protocol,
                    options,
                    layout,
                    enumerator,
                    transitions,
                    analysis(),
                    this::dividedProperties)
                .exploration(system, planning));
  }

  /** What remains unknown about the properties that a dynamic reduction has to preserve. */
  private List<String> gaps(List<Property> properties) {
    return analysis().isComplete()
        ? dividedProperties().gaps(ProtocolCondition.definitions(Property.observedBy(properties)))
        : List.of();
  }

  /** How processes with many views are split, given the letters known so far. */
  private Splitting splitting() {
    LocalAnalysis known = analysis;
    boolean lettersKnown = known != null && known.isComplete();
    return new Splitting(layout, steps, lies, own.traffic(), views, lettersKnown);
  }

  /** The model with another layout; analysed anew if that is to be done in full. */
  private CompiledModel again(boolean analysedInFull) {
    return analysedInFull && !inFull
        ? new ProtocolCompiler(protocol, options, views, analysisShare, effort, true).compile()
        : compile();
  }

  private Growth growth() {
    return new LayoutGrowth(
        views, protocol.roles(), layout.processes(), budget, inFull, this::again);
  }

  /**
   * Takes the relations from the local graphs if the analysis is complete, and else from the
   * declarations.
   */
  private final class ProtocolReducer implements Reducer {

    private final ProtocolSystem system;

    ProtocolReducer(ProtocolSystem system) {
      this.system = system;
    }

    @Override
    public Reduction reduce(List<Property> checked) {
      if (plan.por() != Por.LPOR) {
        return new NoReduction();
      }
      return transitions.isTimed() && !analysis().isComplete()
          ? PassingTime.withoutGraphs(options, analysis())
          : reduction(system, checked, analysis());
    }

    /** Treats premises like the checked properties. */
    @Override
    public boolean observes(PropertyCondition premise, List<Property> checked) {
      return true;
    }

    @Override
    public List<ImpossibleStep> impossible() {
      LocalAnalysis known = analysis;
      return known == null || !known.isComplete()
          ? List.of()
          : new ImpossibleSteps(known, transitions).among(protocol.steps());
    }

    @Override
    public StateSymmetry symmetry(List<Property> checked) {
      return new ProtocolSymmetry(
              protocol,
              own,
              plan.hindranceToSymmetry(options.reductions().sets()),
              layout,
              runner,
              transitions,
              ProtocolCompiler.this::analysis,
              ProtocolCompiler.this::dividedProperties,
              budget,
              initial.locals())
          .find(checked);
    }

    @Override
    public List<Reduction> alternatives(List<Property> checked) {
      if (plan.por() != Por.LPOR) {
        return List.of();
      }
      LocalAnalysis analysis = analysis();
      LocalAnalysis none =
          LocalAnalysis.incomplete("an audit covers these, too", analysis.background());
      return analysis.isComplete() && !transitions.isTimed()
          ? List.of(reduction(system, checked, none))
          : List.of();
    }
  }

  private Reduction reduction(
      ProtocolSystem system, List<Property> checked, LocalAnalysis analysis) {
    return new LporFactory(
            protocol, options, plan.split(), layout, transitions, this::dividedProperties)
        .reduction(system, checked, analysis);
  }
}
