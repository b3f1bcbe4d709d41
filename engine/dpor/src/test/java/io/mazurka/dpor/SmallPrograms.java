package io.mazurka.dpor;

import io.mazurka.dpor.execution.PackedEvent;
import java.util.ArrayList;
import java.util.List;

/** All programs of a few threads that each read and write two variables a few times. */
public final class SmallPrograms {

  private static final List<String> ACCESSES = List.of("wa", "ra", "wb", "rb");

  private SmallPrograms() {}

  /**
   * All programs with this number of threads and at most this number of events in each, up to the
   * order of threads.
   */
  public static List<String[]> all(int threads, int mostEvents) {
    List<String> lines = new ArrayList<>(ACCESSES);
    for (int index = 0; lines.get(index).split(" ").length < mostEvents; index++) {
      for (String access : ACCESSES) {
        lines.add(lines.get(index) + " " + access);
      }
    }
    List<String[]> programs = new ArrayList<>();
    add(lines, 0, new String[threads], 0, programs);
    return programs;
  }

  private static void add(
      List<String> lines, int from, String[] program, int thread, List<String[]> programs) {
    if (thread == program.length) {
      programs.add(program.clone());
      return;
    }
    for (int line = from; line < lines.size(); line++) {
      program[thread] = lines.get(line);
      add(lines, line, program, thread + 1, programs);
    }
  }

  /** All interleavings of a program, one by one, as packed events. */
  public static List<List<Long>> interleavings(String... program) {
    List<List<Long>> found = new ArrayList<>();
    interleave(new StraightLines(program), new ArrayList<>(), found);
    return found;
  }

  private static void interleave(StraightLines lines, List<Long> taken, List<List<Long>> found) {
    boolean maximal = true;
    for (int thread = 0; thread < lines.threads(); thread++) {
      lines.goBack(taken.size());
      if (lines.next(thread) != PackedEvent.NONE) {
        maximal = false;
        taken.add(lines.take(taken.size(), thread, 0));
        interleave(lines, taken, found);
        taken.remove(taken.size() - 1);
      }
    }
    if (maximal) {
      found.add(List.copyOf(taken));
    }
  }
}
