package io.mazurka.threads.real.recording;

import io.mazurka.dpor.execution.PackedEvent;
import java.util.Arrays;

/**
 * Reorders the events of a run so that it switches threads less often, because waking up threads
 * takes most of the time. Events of one thread, and accesses to one object of which one is a write,
 * stay in their order, so that each thread does the same as before. When a thread can go no
 * further, the thread that can go furthest is next.
 */
final class FewSwitches {

  private static final int NONE = -1;

  private final long[] accesses;

  /** By event, the last write to its object before it, and the last read since that write. */
  private final int[] writeBefore;

  private final int[] readBefore;

  /** By event, the next event of its thread. */
  private final int[] following;

  /** By thread, its first event that has no place in the new order yet. */
  private final int[] next = new int[PackedEvent.MOST_THREADS];

  private final boolean[] placed;

  private FewSwitches(long[] accesses) {
    int length = accesses.length;
    this.accesses = accesses;
    writeBefore = new int[length];
    readBefore = new int[length];
    following = new int[length];
    placed = new boolean[length];
    int objects = 0;
    for (long access : accesses) {
      objects = Math.max(objects, PackedEvent.object(access) + 1);
    }
    link(objects);
  }

  private void link(int objects) {
    int[] writes = new int[objects];
    int[] reads = new int[objects];
    Arrays.fill(writes, NONE);
    Arrays.fill(reads, NONE);
    for (int event = 0; event < accesses.length; event++) {
      int object = PackedEvent.object(accesses[event]);
      writeBefore[event] = writes[object];
      readBefore[event] = reads[object];
      boolean write = PackedEvent.isWrite(accesses[event]);
      writes[object] = write ? event : writes[object];
      reads[object] = write ? NONE : event;
    }
    Arrays.fill(next, NONE);
    for (int event = accesses.length - 1; event >= 0; event--) {
      int thread = PackedEvent.thread(accesses[event]);
      following[event] = next[thread];
      next[thread] = event;
    }
  }

  /** The indices of {@code accesses}, which are packed events, in the new order. */
  static int[] of(long[] accesses) {
    return new FewSwitches(accesses).order();
  }

  private int[] order() {
    int[] order = new int[accesses.length];
    int length = 0;
    while (length < order.length) {
      int thread = furthest();
      for (int event = next[thread]; isReady(event); event = next[thread]) {
        order[length++] = event;
        placed[event] = true;
        next[thread] = following[event];
      }
    }
    return order;
  }

  private int furthest() {
    int best = NONE;
    int most = 0;
    for (int thread = 0; thread < next.length; thread++) {
      int steps = next[thread] == NONE ? 0 : stepsOf(thread);
      if (steps > most) {
        best = thread;
        most = steps;
      }
    }
    return best;
  }

  private int stepsOf(int thread) {
    int steps = 0;
    int event = next[thread];
    while (isReady(event)) {
      placed[event] = true;
      event = following[event];
      steps++;
    }
    for (int back = next[thread]; back != event; back = following[back]) {
      placed[back] = false;
    }
    return steps;
  }

  private boolean isReady(int event) {
    if (event == NONE || (writeBefore[event] != NONE && !placed[writeBefore[event]])) {
      return false;
    }
    if (PackedEvent.isWrite(accesses[event])) {
      for (int read = readBefore[event]; read != NONE; read = readBefore[read]) {
        if (!placed[read]) {
          return false;
        }
      }
    }
    return true;
  }
}
