package io.mazurka.threads;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.dynamic.Classic;
import io.mazurka.kernel.dynamic.DynamicExploration;
import io.mazurka.kernel.dynamic.PersistentSets;
import io.mazurka.kernel.dynamic.Strategy;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.threads.model.Assertions;
import io.mazurka.threads.model.Deadlock;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.model.StepSystem;
import io.mazurka.threads.objects.Scope;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A program of threads over shared objects, all executions of which can be explored. */
public final class ThreadProgram implements Checkable {

  private final Consumer<Scope> declaration;

  private ThreadProgram(Consumer<Scope> declaration) {
    this.declaration = declaration;
  }

  /** The program that {@code declaration} declares; it may be called many times. */
  public static ThreadProgram of(Consumer<Scope> declaration) {
    return new ThreadProgram(declaration);
  }

  /** What declares the objects and threads. */
  public Consumer<Scope> declaration() {
    return declaration;
  }

  @Override
  public Set<Feature> features() {
    return EnumSet.of(
        Feature.DPOR_CLASSIC, Feature.DPOR_SOURCE, Feature.DPOR_OPTIMAL, Feature.CONFLICTS);
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    StepModel model = StepModel.of(declaration);
    Strategy strategy = strategy(options.reductions().por());
    return new CompiledModel(
        new StepSystem(model),
        List.of(new Assertions(model), new Deadlock(model)),
        true,
        strategy == null ? List.of() : List.of(strategy.description()),
        checked -> new NoReduction(),
        strategy == null
            ? null
            : new DynamicExploration(
                model.execution(), strategy, options.reductions().conflicts()));
  }

  private static @Nullable Strategy strategy(@Nullable Por asked) {
    return switch (asked == null ? Por.DPOR_OPTIMAL : asked) {
      case NONE -> null;
      case DPOR_OPTIMAL -> new Strategy.Optimal();
      case DPOR_SOURCE -> new Strategy.Source();
      case DPOR_CLASSIC -> new Strategy.Published(Classic.CLOCK_VECTORS, PersistentSets.none());
      case LPOR, LSSA ->
          throw new InvalidOptionException("--por %s does not apply to threads".formatted(asked));
    };
  }
}
