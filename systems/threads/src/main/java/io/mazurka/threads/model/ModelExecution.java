package io.mazurka.threads.model;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.VisibleExecution;
import io.mazurka.dpor.planning.PersistentSets;
import java.util.Arrays;

/**
 * One run of a step model. It goes back by undoing events: an event changes the state of one thread
 * and of at most one object.
 */
public final class ModelExecution implements VisibleExecution {

  private final StepModel model;
  private final int[] objects;
  private final int[] locals;
  private final int[] state;
  private int length;
  private int[] slots = new int[64];
  private int[] threads = new int[64];
  private int[] objectsBefore = new int[64];
  private int[] localsBefore = new int[64];

  ModelExecution(StepModel model) {
    this.model = model;
    this.objects = new int[model.objects() + model.threads()];
    this.locals = new int[model.threads()];
    this.state = new int[objects.length];
  }

  @Override
  public int threads() {
    return locals.length;
  }

  @Override
  public long next(int thread) {
    ThreadTable table = model.thread(thread);
    LocalState local = table.state(locals[thread]);
    if (local.alternatives == 0) {
      return PackedEvent.NONE;
    }
    return local.access(table.outcome(local, objects[local.slot]));
  }

  @Override
  public int alternatives(int thread) {
    ThreadTable table = model.thread(thread);
    LocalState local = table.state(locals[thread]);
    if (local.alternatives != 1) {
      return local.alternatives;
    }
    if (table.outcome(local, objects[local.slot]) == LocalState.WAITING) {
      return 0;
    }
    return table.mayTurn() && hasTurned(thread) ? 0 : 1;
  }

  /**
   * Whether the last events of {@code thread} were a turn of a loop in which it only read values
   * that have not changed since. Another turn would change nothing, so it has to wait for a write.
   * The first turn must be taken, because others may write in the middle of it.
   */
  private boolean hasTurned(int thread) {
    int left = Spinning.reads(model, objects, thread, locals[thread]);
    if (left == 0) {
      return false;
    }
    for (int event = length - 1; event >= 0; event--) {
      if (threads[event] == thread) {
        if (objectsBefore[event] != objects[slots[event]]) {
          return false;
        }
        left--;
        if (left == 0) {
          return localsBefore[event] == locals[thread];
        }
      }
    }
    return false;
  }

  @Override
  public long take(int depth, int thread, int alternative) {
    while (length > depth) {
      undo();
    }
    ThreadTable table = model.thread(thread);
    LocalState local = table.state(locals[thread]);
    int slot = local.slot;
    boolean choice = slot >= model.objects();
    long outcome = table.outcome(local, choice ? alternative : objects[slot]);
    if (length == slots.length) {
      grow();
    }
    slots[length] = slot;
    threads[length] = thread;
    objectsBefore[length] = objects[slot];
    localsBefore[length] = locals[thread];
    length++;
    objects[slot] = LocalState.objectState(outcome);
    locals[thread] = LocalState.local(outcome);
    return PackedEvent.alternative(local.access(outcome), alternative);
  }

  @Override
  public void restart() {
    while (length > 0) {
      undo();
    }
  }

  @Override
  public long before(int earlier, int later, int thread) {
    ThreadTable table = model.thread(thread);
    LocalState local = table.state(later < length ? localsBefore[later] : locals[thread]);
    return local.access(table.outcome(local, objectsBefore[earlier]));
  }

  private void undo() {
    length--;
    objects[slots[length]] = objectsBefore[length];
    locals[threads[length]] = localsBefore[length];
  }

  private void grow() {
    int more = 2 * length;
    slots = Arrays.copyOf(slots, more);
    threads = Arrays.copyOf(threads, more);
    objectsBefore = Arrays.copyOf(objectsBefore, more);
    localsBefore = Arrays.copyOf(localsBefore, more);
  }

  @Override
  public boolean meetsAssumptions() {
    for (int thread = 0; thread < locals.length; thread++) {
      if (model.thread(thread).state(locals[thread]).isUnmet()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String loop() {
    ModelLoop loop = new ModelLoop(model);
    for (int event = 0; event < length; event++) {
      LocalState local = model.thread(threads[event]).state(localsBefore[event]);
      loop.add(threads[event], local, objectsBefore[event]);
    }
    return loop.inWords();
  }

  /** Persistent sets of the states of this execution. */
  public PersistentSets persistentSets(PersistentThreads sufficing) {
    return enabled -> sufficing.select(state(), enabled);
  }

  @Override
  public int[] state() {
    System.arraycopy(objects, 0, state, 0, model.objects());
    System.arraycopy(locals, 0, state, model.objects(), locals.length);
    return state;
  }
}
