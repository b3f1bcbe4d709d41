package io.mazurka.dpor;

import io.mazurka.dpor.execution.Execution;
import io.mazurka.dpor.execution.PackedEvent;
import java.util.ArrayList;
import java.util.List;

/** Threads that each do a fixed list of reads and writes, such as {@code "wx ry"}. */
public final class StraightLines implements Execution {

  private final List<List<Long>> threads = new ArrayList<>();
  private final List<Integer> taken = new ArrayList<>();
  private final int[] done;

  public StraightLines(String... lines) {
    for (int thread = 0; thread < lines.length; thread++) {
      List<Long> events = new ArrayList<>();
      for (String word : lines[thread].split(" ")) {
        events.add(PackedEvent.of(thread, word.charAt(1) - 'a', word.charAt(0) == 'w'));
      }
      threads.add(events);
    }
    done = new int[lines.length];
  }

  @Override
  public int threads() {
    return done.length;
  }

  @Override
  public long next(int thread) {
    List<Long> events = threads.get(thread);
    return done[thread] == events.size() ? PackedEvent.NONE : events.get(done[thread]);
  }

  @Override
  public int alternatives(int thread) {
    return next(thread) == PackedEvent.NONE ? 0 : 1;
  }

  @Override
  public long take(int depth, int thread, int alternative) {
    goBack(depth);
    long event = next(thread);
    taken.add(thread);
    done[thread]++;
    return event;
  }

  /** Goes back to the state after {@code depth} events. */
  void goBack(int depth) {
    while (taken.size() > depth) {
      done[taken.remove(taken.size() - 1)]--;
    }
  }

  @Override
  public long before(int earlier, int later, int thread) {
    throw new UnsupportedOperationException("no event is conditional");
  }
}
