package io.mazurka.threads.system;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.threads.model.LocalState;
import io.mazurka.threads.model.StepModel;
import org.jspecify.annotations.Nullable;

/** The condition that no thread fails, and that the final checks are passed. */
public final class Assertions implements PropertyCondition {

  private final StepModel model;

  public Assertions(StepModel model) {
    this.model = model;
  }

  @Override
  public StateEvaluator evaluator() {
    return state -> failure(state) == null;
  }

  @Override
  public String explain(int[] state) {
    return String.valueOf(failure(state));
  }

  private @Nullable String failure(int[] state) {
    boolean ended = true;
    for (int thread = 0; thread < model.threads(); thread++) {
      LocalState local = model.thread(thread).state(state[model.objects() + thread]);
      if (local.hasFailed()) {
        return "%s fails: %s".formatted(model.thread(thread).name(), local.value);
      }
      ended &= local.alternatives == 0 && !local.isUnmet();
    }
    return ended ? model.failedCheck(object -> state[object]) : null;
  }

  @Override
  public boolean isVisible(Transition transition) {
    return true;
  }
}
