package io.mazurka.threads.system;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.threads.model.LocalState;
import io.mazurka.threads.model.Spinning;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.objects.Waiting;
import io.mazurka.threads.operations.SharedObject;
import java.util.ArrayList;
import java.util.List;

/**
 * The condition that no thread can go on although not all threads have ended. A thread that turns
 * in a loop of reads counts as one that cannot go on. If some thread makes an assumption that does
 * not hold, the condition is false.
 */
public final class Deadlock implements PropertyCondition {

  private final StepModel model;

  public Deadlock(StepModel model) {
    this.model = model;
  }

  @Override
  public StateEvaluator evaluator() {
    return this::isStuck;
  }

  private boolean isStuck(int[] state) {
    boolean anyBlocked = false;
    for (int thread = 0; thread < model.threads(); thread++) {
      LocalState local = local(state, thread);
      if (local.isUnmet()) {
        return false;
      }
      if (local.alternatives > 0 && !isBlocked(state, thread, local) && !spins(state, thread)) {
        return false;
      }
      anyBlocked |= local.alternatives > 0;
    }
    return anyBlocked;
  }

  private LocalState local(int[] state, int thread) {
    return model.thread(thread).state(state[model.objects() + thread]);
  }

  private boolean spins(int[] state, int thread) {
    return Spinning.reads(model, state, thread, state[model.objects() + thread]) > 0;
  }

  private boolean isBlocked(int[] state, int thread, LocalState local) {
    return local.slot < model.objects()
        && model.thread(thread).outcome(local, state[local.slot]) == LocalState.WAITING;
  }

  @Override
  public String explain(int[] state) {
    List<Waiting> waiting = new ArrayList<>();
    for (int thread = 0; thread < model.threads(); thread++) {
      LocalState local = local(state, thread);
      if (local.next != null && local.alternatives == 1) {
        SharedObject<?> object = model.object(local.slot);
        Object held = model.objectState(local.slot, state[local.slot]);
        String operation = local.next.operation().toString();
        waiting.add(
            spins(state, thread) || local.next.operation().in(held, thread) != null
                ? Waiting.inLoop(thread, operation, held)
                : Waiting.toPerform(thread, operation, object.holder(held)));
      }
    }
    return Waiting.explain(waiting, thread -> model.thread(thread).name());
  }

  @Override
  public boolean isVisible(Transition transition) {
    return true;
  }
}
