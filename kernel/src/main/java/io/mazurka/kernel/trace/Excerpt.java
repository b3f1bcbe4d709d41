package io.mazurka.kernel.trace;

import java.util.ArrayList;
import java.util.List;

/** The steps of a trace that are printed: all, or the first and the last of very many. */
final class Excerpt {

  /** Stands for the steps left out. */
  static final int GAP = -1;

  private static final int FIRST = 50;
  private static final int LAST = 250;

  private Excerpt() {}

  /** Indices into {@link Trace#steps()}, with a {@link #GAP} where some are left out. */
  static List<Integer> of(Trace trace) {
    int size = trace.steps().size();
    List<Integer> shown = new ArrayList<>();
    for (int index = 0; index < size; index++) {
      if (index == FIRST && size > FIRST + LAST) {
        shown.add(GAP);
        index = size - LAST;
      }
      shown.add(index);
    }
    return shown;
  }

  /** Says how many steps the gap stands for. */
  static String omission(Trace trace) {
    return "... %d steps left out ...".formatted(trace.steps().size() - FIRST - LAST);
  }
}
