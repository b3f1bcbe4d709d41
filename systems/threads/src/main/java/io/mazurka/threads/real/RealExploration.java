package io.mazurka.threads.real;

import io.mazurka.dpor.DynamicExploration;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;

/** Explores a program on real threads, none of which is left afterwards. */
final class RealExploration implements Exploration {

  private final RealProgram program;
  private final DynamicExploration exploration;

  RealExploration(RealProgram program, DynamicExploration exploration) {
    this.program = program;
    this.exploration = exploration;
  }

  @Override
  public SearchResult run(SearchTask task) {
    try (RealExecution execution = program.execution()) {
      SearchResult found = exploration.run(task);
      boolean cut = found.end() == EndReason.DEPTH_LIMIT && execution.cutShort() > 0;
      return cut ? found.explained(program.loop(execution.cutShort())) : found;
    }
  }
}
