package io.mazurka.threads.system;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.threads.model.LocalState;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.model.ThreadTable;
import java.util.Arrays;

/** Enumerates the steps of a state: thread after thread, alternative after alternative. */
final class StepCursor implements Cursor {

  private final StepModel model;
  private int[] state = new int[0];
  private int[] threads = new int[16];
  private int[] alternatives = new int[16];
  private int count;

  StepCursor(StepModel model) {
    this.model = model;
  }

  @Override
  public int load(int[] loaded) {
    state = loaded;
    count = 0;
    for (int thread = 0; thread < model.threads(); thread++) {
      ThreadTable table = model.thread(thread);
      LocalState local = local(thread);
      boolean choice = local.slot >= model.objects();
      if (local.alternatives > 0
          && (choice || table.outcome(local, state[local.slot]) != LocalState.WAITING)) {
        for (int alternative = 0; alternative < local.alternatives; alternative++) {
          add(thread, alternative);
        }
      }
    }
    return count;
  }

  private LocalState local(int thread) {
    return model.thread(thread).state(state[model.objects() + thread]);
  }

  private void add(int thread, int alternative) {
    if (count == threads.length) {
      threads = Arrays.copyOf(threads, 2 * count);
      alternatives = Arrays.copyOf(alternatives, 2 * count);
    }
    threads[count] = thread;
    alternatives[count] = alternative;
    count++;
  }

  @Override
  public int transition(int step) {
    return threads[step];
  }

  int alternative(int step) {
    return alternatives[step];
  }

  @Override
  public void fire(int step, Changes changes) {
    int thread = threads[step];
    LocalState local = local(thread);
    boolean choice = local.slot >= model.objects();
    int selector = choice ? alternatives[step] : state[local.slot];
    long outcome = model.thread(thread).outcome(local, selector);
    if (!choice && LocalState.objectState(outcome) != state[local.slot]) {
      changes.set(local.slot, LocalState.objectState(outcome));
    }
    changes.set(model.objects() + thread, LocalState.local(outcome));
    changes.endStep();
  }
}
