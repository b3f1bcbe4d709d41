package io.mazurka.kernel.trace;

import java.util.ArrayList;
import java.util.List;

/** The steps of a trace that are printed: all, or the first and the last of very many. */
public final class Excerpt {

  /** Stands for the steps left out. */
  static final int GAP = -1;

  /** Stands before the first step that repeats for ever. */
  static final int REPETITION = -2;

  private static final int FIRST = 50;
  private static final int LAST = 250;

  private Excerpt() {}

  /** Indices into {@link Trace#steps()}, with a {@link #GAP} where some are left out. */
  public static List<Integer> of(Trace trace) {
    int size = trace.steps().size();
    List<Integer> shown = new ArrayList<>();
    boolean repeats = trace.cycleStart() >= 0;
    for (int index = 0; index < size; index++) {
      if (index == FIRST && size > FIRST + LAST) {
        shown.add(GAP);
        index = size - LAST;
      }
      if (repeats && index >= trace.cycleStart()) {
        shown.add(REPETITION);
        repeats = false;
      }
      shown.add(index);
    }
    return shown;
  }

  /** What is said instead of a step: how many are left out, or that from here on they repeat. */
  public static String remark(Trace trace, int sign) {
    return sign == REPETITION ? trace.repetition() : omission(trace);
  }

  private static String omission(Trace trace) {
    return "... %d steps left out ...".formatted(trace.steps().size() - FIRST - LAST);
  }
}
