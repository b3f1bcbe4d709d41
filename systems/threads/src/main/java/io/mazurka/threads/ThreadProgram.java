package io.mazurka.threads;

import io.mazurka.dpor.DynamicExploration;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.PersistentSets;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.threads.model.ModelExecution;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.objects.EndCondition;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.real.RealExecution;
import io.mazurka.threads.real.RealProgram;
import io.mazurka.threads.system.Assertions;
import io.mazurka.threads.system.Deadlock;
import io.mazurka.threads.system.EndProperties;
import io.mazurka.threads.system.PersistentReduction;
import io.mazurka.threads.system.ThreadFormulas;
import io.mazurka.threads.system.ThreadSystem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A program of threads over shared objects, all of whose executions can be explored. If every
 * thread is a step function, the program is explored without real threads; otherwise each thread of
 * the program runs on a real thread.
 */
public final class ThreadProgram implements Checkable {

  private static final Duration USUAL_PATIENCE = Duration.ofSeconds(5);

  private final Consumer<Scope> declaration;
  private final Duration patience;

  private ThreadProgram(Consumer<Scope> declaration, Duration patience) {
    this.declaration = declaration;
    this.patience = patience;
  }

  /** The program that {@code declaration} declares; the declaration may be called many times. */
  public static ThreadProgram of(Consumer<Scope> declaration) {
    return new ThreadProgram(declaration, USUAL_PATIENCE);
  }

  /** The code that declares the objects and threads. */
  public Consumer<Scope> declaration() {
    return declaration;
  }

  @Override
  public Features features() {
    return Features.of(
            Feature.LPOR,
            Feature.DPOR_CLASSIC,
            Feature.DPOR_SOURCE,
            Feature.DPOR_OPTIMAL,
            Feature.TEMPORAL)
        .with(ThreadOptions.class);
  }

  /** The same program, but each thread must come to its next operation within {@code most}. */
  public ThreadProgram withPatience(Duration most) {
    return new ThreadProgram(declaration, most);
  }

  /**
   * The number of threads that perform events; two stands for two or more. With fewer than two
   * there is only one order of events.
   *
   * @param mostEvents the most events in one execution
   */
  public int actingThreads(int mostEvents) {
    if (StepModel.fits(StepModel.declared(declaration))) {
      return ActingThreads.in(StepModel.of(declaration).execution(), mostEvents);
    }
    try (RealExecution execution = new RealProgram(declaration, patience.toMillis()).execution()) {
      return ActingThreads.in(execution, mostEvents);
    }
  }

  @Override
  public List<DrawnGraph> localGraphs(CheckOptions options) {
    Consumer<Scope> program = declaration(ThreadOptions.of(options));
    if (!StepModel.fits(StepModel.declared(program))) {
      throw new InvalidOptionException(
          "local graphs need threads that are step functions; what ordinary code may do is not known");
    }
    return StepModel.of(program).localGraphs();
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    Conflicts conflicts = conflicts(options);
    boolean foreseen = options.reductions().por() == Por.LPOR;
    ThreadOptions asked = ThreadOptions.of(options);
    Consumer<Scope> program = declaration(asked);
    Scope declared = StepModel.declared(program);
    if (StepModel.fits(declared)) {
      StepModel model = StepModel.of(program);
      ThreadSystem system = new ThreadSystem(model);
      ThreadFormulas formulas = ThreadFormulas.of(model, options.properties());
      boolean stepsDown = formulas.areAsked() && options.reductions().por() == null;
      List<Property> properties =
          new ArrayList<>(
              List.of(
                  new StateProperty("assertions", Kind.INVARIANT, new Assertions(model)),
                  new StateProperty(Property.DEADLOCK, Kind.DEADLOCK, new Deadlock(model))));
      properties.addAll(EndProperties.of(model));
      properties.addAll(formulas.properties(model, system.transitions()));
      List<String> notes = new ArrayList<>(asked.description());
      if (stepsDown) {
        notes.add("no dynamic reduction: formulas need all states, not executions");
      }
      ModelExecution execution = model.execution();
      Supplier<PersistentSets> sets =
          () -> execution.persistentSets(model.persistentThreads(conflicts));
      return compiled(
          system,
          properties,
          foreseen ? new PersistentReduction(model, conflicts) : new NoReduction(),
          stepsDown ? null : AskedStrategy.of(options.reductions(), conflicts, sets),
          notes,
          chosen ->
              new DynamicExploration(
                  execution, model::execution, chosen, conflicts, asked.sampled()));
    }
    if (foreseen) {
      throw new InvalidOptionException(
          "--por lpor needs threads that are step functions; what ordinary code may do is not known");
    }
    refuseFormulas(declared, options);
    return compiled(
        new RealProgram(program, patience.toMillis()),
        declared.endConditions(),
        asked.description(),
        options);
  }

  /**
   * A program on real threads under {@code options}.
   *
   * @param conditions the conditions that the ends of its executions should meet
   * @param notes remarks on the program that reports should show
   */
  @SuppressWarnings("exports")
  public static CompiledModel compiled(
      RealProgram real, List<EndCondition> conditions, List<String> notes, CheckOptions options) {
    Conflicts conflicts = conflicts(options);
    return compiled(
        real,
        real.properties(conditions),
        new NoReduction(),
        AskedStrategy.of(options.reductions(), conflicts, null),
        notes,
        chosen -> real.exploration(chosen, conflicts, ThreadOptions.of(options).sampled()));
  }

  private static void refuseFormulas(Scope declared, CheckOptions options) {
    String why =
        " needs threads that are step functions; of ordinary code, which runs on real threads, no"
            + " states are known";
    if (!options.properties().formulas().isEmpty()) {
      throw new InvalidOptionException(options.properties().formulas().get(0).option() + why);
    }
    if (!declared.formulas().isEmpty()) {
      throw new InvalidModelException(
          "property '%s', a formula,%s".formatted(declared.formulas().get(0).name(), why));
    }
  }

  private Consumer<Scope> declaration(ThreadOptions options) {
    return scope -> {
      options.prepare(scope);
      declaration.accept(scope);
    };
  }

  private static Conflicts conflicts(CheckOptions options) {
    Conflicts asked = ThreadOptions.of(options).conflicts();
    boolean stateful =
        options.reductions().por() == Por.NONE || options.reductions().por() == Por.LPOR;
    if (asked == Conflicts.ALL && options.reductions().por() == Por.NONE) {
      throw new InvalidOptionException("--conflicts all has no effect with --por none");
    }
    if (stateful && ThreadOptions.of(options).sampled() != null) {
      throw new InvalidOptionException(
          "--sampling goes on where dynamic reduction has to stop; it does not go with --por "
              + options.reductions().por());
    }
    return asked;
  }

  private static CompiledModel compiled(
      TransitionSystem system,
      List<Property> properties,
      Reduction reduction,
      @Nullable Strategy strategy,
      List<String> semantics,
      Function<Strategy, Exploration> exploration) {
    List<String> reductions = new ArrayList<>(semantics);
    if (strategy != null) {
      reductions.add(strategy.description());
    }
    return new CompiledModel(
        system,
        properties,
        true,
        reductions,
        checked -> reduction,
        strategy == null ? null : exploration.apply(strategy));
  }
}
