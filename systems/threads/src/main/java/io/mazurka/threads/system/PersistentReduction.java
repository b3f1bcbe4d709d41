package io.mazurka.threads.system;

import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.threads.model.PersistentThreads;
import io.mazurka.threads.model.StepModel;

/**
 * Explores a persistent set of threads in each state. A thread that has failed stays failed, and no
 * thread is put off for ever; so every failure and every end of an execution is found.
 */
public final class PersistentReduction implements Reduction {

  private final StepModel model;
  private final Conflicts conflicts;

  public PersistentReduction(StepModel model, Conflicts conflicts) {
    this.model = model;
    this.conflicts = conflicts;
  }

  @Override
  public String description() {
    return "persistent sets of threads";
  }

  @Override
  public Contract contract() {
    return Contract.forInvariants(true);
  }

  @Override
  public Selector selector() {
    PersistentThreads threads = model.persistentThreads(conflicts);
    return (state, cursor, steps, chosen) -> select(threads, state, cursor, steps, chosen);
  }

  private static int select(
      PersistentThreads threads, int[] state, Cursor cursor, int steps, int[] chosen) {
    long enabled = 0;
    for (int step = 0; step < steps; step++) {
      enabled |= 1L << cursor.transition(step);
    }
    long selected = threads.select(state, enabled);
    int count = 0;
    for (int step = 0; step < steps; step++) {
      if ((selected >>> cursor.transition(step) & 1) != 0) {
        chosen[count++] = step;
      }
    }
    return count;
  }
}
