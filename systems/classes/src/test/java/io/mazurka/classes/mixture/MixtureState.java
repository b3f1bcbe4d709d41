package io.mazurka.classes.mixture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A state of memory and threads of a mixture. */
final class MixtureState {
  final int[] at;
  final int[] registers = new int[3];
  final int[] fields = new int[2];
  final int[] statics = new int[2];
  final int[] volatiles = new int[2];
  final int[] atomics = new int[2];
  final int[] owners = new int[4];
  final int[] depths = new int[4];

  /** The elements of a list, the calls of a function, the elements of a wrapped list. */
  final int[] counts = new int[3];

  /** The values of published objects, and one more; zero if there is none. */
  final int[] boxes = new int[2];

  final int[] elements = new int[2];
  final int[] signals = new int[2];

  /** How often a thread that waits had entered the monitor, which one, and whether to go on. */
  final int[] waits = new int[3];

  final int[] waitsFor = new int[3];
  final int[] woken = new int[3];
  final int[] interrupted = new int[3];

  /** How far an operation of several steps is, and what it has found. */
  final int[] phases = new int[3];

  final int[] found = new int[3];
  Map<Integer, Integer> map = new TreeMap<>();
  List<Integer> queue = new ArrayList<>();
  List<Integer> nested = new ArrayList<>(List.of(0));
  boolean failed;

  MixtureState(int threads) {
    at = new int[threads];
  }

  private List<int[]> numbers() {
    return List.of(
        at,
        registers,
        fields,
        statics,
        volatiles,
        atomics,
        owners,
        depths,
        counts,
        boxes,
        elements,
        signals,
        waits,
        waitsFor,
        woken,
        interrupted,
        phases,
        found);
  }

  MixtureState copy() {
    MixtureState copy = new MixtureState(at.length);
    List<int[]> to = copy.numbers();
    for (int index = 0; index < to.size(); index++) {
      int[] from = numbers().get(index);
      System.arraycopy(from, 0, to.get(index), 0, from.length);
    }
    copy.map = new TreeMap<>(map);
    copy.queue = new ArrayList<>(queue);
    copy.nested = new ArrayList<>(nested);
    copy.failed = failed;
    return copy;
  }

  /** Ends a thread, which gives back what it has taken; its register is not seen. */
  void dies(int thread, int end) {
    failed = true;
    at[thread] = end;
    registers[thread] = 0;
    for (int owned = 0; owned < owners.length; owned++) {
      if (owners[owned] == thread + 1) {
        owners[owned] = 0;
        depths[owned] = 0;
      }
    }
  }

  String end() {
    return Arrays.toString(registers)
        + List.of(fields[0], fields[1], statics[0], statics[1], volatiles[0], volatiles[1])
        + Arrays.toString(atomics)
        + map
        + queue
        + counts[0]
        + more();
  }

  private String more() {
    return Arrays.toString(boxes)
        + Arrays.toString(elements)
        + Arrays.toString(signals)
        + nested.get(nested.size() - 1)
        + List.of(counts[1], counts[2]);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(failed).append(map).append(queue);
    numbers().forEach(all -> text.append(Arrays.toString(all)));
    return text.append(nested).toString();
  }
}
