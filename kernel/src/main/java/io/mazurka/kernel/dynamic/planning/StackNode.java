package io.mazurka.kernel.dynamic.planning;

import io.mazurka.kernel.dynamic.execution.Execution;
import io.mazurka.kernel.dynamic.execution.PackedEvent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A state on the depth-first stack: what is to be explored from it, and what has been. */
public final class StackNode {

  /** The threads with an event that can be taken. */
  long enabled;

  /** The threads to explore. */
  long backtrack;

  /** The threads explored, or being explored. */
  long done;

  /** The number of events explored from here. */
  int explored;

  /** The event being explored. */
  long taken = PackedEvent.NONE;

  /** Sequences to explore, if the planner makes such plans. */
  @Nullable PlannedAccess plan;

  private int[] alternatives = new int[0];
  private long[] sleep = new long[8];
  private int sleeping;

  void clear() {
    enabled = 0;
    backtrack = 0;
    done = 0;
    explored = 0;
    taken = PackedEvent.NONE;
    plan = null;
    sleeping = 0;
  }

  /** Learns which threads are enabled, and how many alternatives each has. */
  public void look(Execution execution) {
    int threads = execution.threads();
    if (alternatives.length < threads) {
      alternatives = new int[threads];
    }
    for (int thread = 0; thread < threads; thread++) {
      alternatives[thread] = execution.alternatives(thread);
      enabled |= alternatives[thread] > 0 ? 1L << thread : 0;
    }
  }

  /** Whether some thread was seen to have an event that can be taken. */
  public boolean isEnabled() {
    return enabled != 0;
  }

  /** The number of events explored from here. */
  public int explored() {
    return explored;
  }

  int alternatives(int thread) {
    return alternatives[thread];
  }

  int sleeping() {
    return sleeping;
  }

  long sleeper(int index) {
    return sleep[index];
  }

  /** The threads all of whose alternatives are asleep, if each thread is explored as a whole. */
  long asleep() {
    long threads = 0;
    for (int index = 0; index < sleeping; index++) {
      threads |= 1L << PackedEvent.thread(sleep[index]);
    }
    return threads;
  }

  boolean isAsleep(int thread, int alternative) {
    for (int index = 0; index < sleeping; index++) {
      if (PackedEvent.thread(sleep[index]) == thread
          && PackedEvent.alternative(sleep[index]) == alternative) {
        return true;
      }
    }
    return false;
  }

  /** Lets none of {@code threads} sleep. */
  void wake(long threads) {
    int kept = 0;
    for (int index = 0; index < sleeping; index++) {
      sleep[kept] = sleep[index];
      kept += (threads >>> PackedEvent.thread(sleep[index]) & 1) == 0 ? 1 : 0;
    }
    sleeping = kept;
  }

  void putToSleep(long access) {
    if (sleeping == sleep.length) {
      sleep = Arrays.copyOf(sleep, 2 * sleeping);
    }
    sleep[sleeping++] = access;
  }

  /** Inherits what sleeps in {@code parent} and is independent of the event taken there. */
  void inheritSleep(StackNode parent) {
    for (int index = 0; index < parent.sleeping; index++) {
      if (!PackedEvent.dependent(parent.sleep[index], parent.taken)) {
        putToSleep(parent.sleep[index]);
      }
    }
  }
}
