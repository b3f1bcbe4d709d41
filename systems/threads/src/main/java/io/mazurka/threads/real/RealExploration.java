package io.mazurka.threads.real;

import io.mazurka.dpor.DynamicExploration;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.dpor.planning.Strategy.Sampled;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.exploration.Keeping;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Explores a program on real threads, none of which is left afterwards. */
final class RealExploration implements Exploration {

  private final RealProgram program;
  private final Strategy strategy;
  private final Conflicts conflicts;
  private final @Nullable Sampled beyond;

  /**
   * @param beyond how executions are drawn if there are too many; null if they are not
   */
  RealExploration(
      RealProgram program, Strategy strategy, Conflicts conflicts, @Nullable Sampled beyond) {
    this.program = program;
    this.strategy = strategy;
    this.conflicts = conflicts;
    this.beyond = beyond;
  }

  @Override
  public String alone() {
    return DynamicExploration.alone(strategy);
  }

  @Override
  public String unsaved() {
    return exploration(program.execution(), List.of()).unsaved();
  }

  @Override
  public SearchResult run(SearchTask task) {
    return run(task, Keeping.none());
  }

  @Override
  public SearchResult run(SearchTask task, Keeping saving) {
    List<RealExecution> others = new ArrayList<>();
    try (RealExecution execution = program.execution()) {
      return exploration(execution, others).run(task, saving);
    } finally {
      others.forEach(RealExecution::close);
    }
  }

  /**
   * @param others the executions that are made for further workers
   */
  private DynamicExploration exploration(RealExecution execution, List<RealExecution> others) {
    return new DynamicExploration(
        execution,
        () -> {
          RealExecution other = program.another();
          others.add(other);
          return other;
        },
        program.numbers(),
        strategy,
        conflicts,
        beyond);
  }
}
