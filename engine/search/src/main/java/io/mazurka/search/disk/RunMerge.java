package io.mazurka.search.disk;

import java.util.ArrayList;
import java.util.List;

/** Makes one run of several that have no state in common. */
final class RunMerge {

  private final int width;

  /** A heap: no cursor has a smaller state than its parent. */
  private final List<RunCursor> heap = new ArrayList<>();

  private RunMerge(int width) {
    this.width = width;
  }

  /** Writes the states of all runs to {@code writer}, in their order, and deletes the runs. */
  static Run merge(List<Run> runs, RunWriter writer) {
    RunMerge merge = new RunMerge(runs.get(0).width());
    for (Run run : runs) {
      RunCursor cursor = new RunCursor(run);
      if (cursor.advance()) {
        merge.heap.add(cursor);
      }
    }
    merge.writeAll(writer);
    Run merged = writer.finish();
    runs.forEach(Run::delete);
    return merged;
  }

  private void writeAll(RunWriter writer) {
    for (int place = heap.size() / 2 - 1; place >= 0; place--) {
      sink(place);
    }
    while (!heap.isEmpty()) {
      RunCursor least = heap.get(0);
      writer.add(least.words(), least.at());
      if (!least.advance()) {
        RunCursor last = heap.remove(heap.size() - 1);
        if (heap.isEmpty()) {
          return;
        }
        heap.set(0, last);
      }
      sink(0);
    }
  }

  private void sink(int start) {
    int place = start;
    RunCursor sinking = heap.get(place);
    while (2 * place + 1 < heap.size()) {
      int child = 2 * place + 1;
      if (child + 1 < heap.size() && isBefore(heap.get(child + 1), heap.get(child))) {
        child++;
      }
      if (!isBefore(heap.get(child), sinking)) {
        break;
      }
      heap.set(place, heap.get(child));
      place = child;
    }
    heap.set(place, sinking);
  }

  private boolean isBefore(RunCursor one, RunCursor other) {
    return Records.compare(one.words(), one.at(), other.words(), other.at(), width) < 0;
  }
}
