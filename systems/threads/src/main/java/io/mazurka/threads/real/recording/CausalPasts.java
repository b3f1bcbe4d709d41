package io.mazurka.threads.real.recording;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.threads.real.turns.Baton;
import java.util.Arrays;

/**
 * The causal past of each thread in one run, as a hash: its own events and all events that happen
 * before them. A thread's next operation is a function of its causal past, whatever the order of
 * independent events was; for this reason one execution for each trace is enough.
 */
public final class CausalPasts {

  private final long[] ofThreads = new long[PackedEvent.MOST_THREADS];

  /** By object, the causal past of the last write. */
  private long[] written = new long[16];

  /** By object, the causal pasts of the reads since the last write, combined in no order. */
  private long[] read = new long[16];

  /**
   * Begins a thread that {@code maker} has declared; its past begins with the past of the maker.
   */
  public void begin(int thread, int maker) {
    ofThreads[thread] = mix(maker == Baton.CONTROLLER ? 0 : ofThreads[maker], thread + 1L);
  }

  /** The past of {@code thread}. */
  public long of(int thread) {
    return ofThreads[thread];
  }

  public void choose(int thread, int alternative) {
    ofThreads[thread] = mix(ofThreads[thread], alternative);
  }

  public void access(int thread, int object, boolean write) {
    if (object >= written.length) {
      int length = Math.max(object + 1, 2 * written.length);
      written = Arrays.copyOf(written, length);
      read = Arrays.copyOf(read, length);
    }
    long past = mix(mix(ofThreads[thread], object), written[object]);
    if (write) {
      past = mix(past, read[object]);
      written[object] = past;
      read[object] = 0;
    } else {
      read[object] += past;
    }
    ofThreads[thread] = past;
  }

  /** A hash of two longs; it depends on their order. */
  static long mix(long first, long second) {
    long hash = (first ^ Long.rotateLeft(second, 32)) * 0x9E3779B97F4A7C15L + second;
    hash = (hash ^ hash >>> 29) * 0xBF58476D1CE4E5B9L;
    return hash ^ hash >>> 32;
  }
}
