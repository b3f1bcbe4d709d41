package io.mazurka.kernel.trace;

import java.util.ArrayList;
import java.util.List;

/** The steps of a trace that are printed: all, or the first and the last of very many. */
public final class Excerpt {

  /** Stands for the steps that are left out. */
  static final int GAP = -1;

  /** Stands before the first step that repeats for ever. */
  static final int REPETITION = -2;

  private static final int FIRST = 50;
  private static final int LAST = 250;

  private Excerpt() {}

  /**
   * The indices of the steps to print, with {@link #GAP} where steps are left out and {@link
   * #REPETITION} before the first that repeats.
   */
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

  /**
   * The text for {@link #GAP} or {@link #REPETITION}: how many steps are left out, or that steps
   * repeat from here on.
   */
  public static String remark(Trace trace, int sign) {
    return sign == REPETITION ? trace.repetition() : omission(trace);
  }

  private static String omission(Trace trace) {
    return "... %d steps left out ...".formatted(trace.steps().size() - FIRST - LAST);
  }
}
