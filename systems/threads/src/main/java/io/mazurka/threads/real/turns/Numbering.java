package io.mazurka.threads.real.turns;

import io.mazurka.kernel.InvalidModelException;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Numbers that do not depend on the schedule: the n-th object that a thread makes gets the same
 * number in every run.
 */
public final class Numbering {

  private record Origin(int maker, int nth) {}

  private final Map<Origin, Integer> numbers = new LinkedHashMap<>();

  /** The number of the {@code nth} object that {@code maker} makes. */
  synchronized int of(int maker, int nth) {
    return numbers.computeIfAbsent(new Origin(maker, nth), origin -> numbers.size());
  }

  /** Whether the {@code nth} object that {@code maker} makes has no number yet. */
  synchronized boolean isNew(int maker, int nth) {
    return !numbers.containsKey(new Origin(maker, nth));
  }

  public synchronized int count() {
    return numbers.size();
  }

  /** Writes all numbers. */
  public synchronized void save(DataOutputStream out) throws IOException {
    out.writeInt(numbers.size());
    for (Origin origin : numbers.keySet()) {
      out.writeInt(origin.maker());
      out.writeInt(origin.nth());
    }
  }

  /** Reads the numbers again; refuses them if others were given already. */
  public synchronized void restore(DataInputStream in) throws IOException {
    int count = in.readInt();
    for (int number = 0; number < count; number++) {
      if (of(in.readInt(), in.readInt()) != number) {
        throw new InvalidModelException(
            "the checkpoint is of another program of this name: its threads make other objects");
      }
    }
  }
}
