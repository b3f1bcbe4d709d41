package io.mazurka.classes.litmus.programs;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** All interleavings of a shape, one after the other, and how they end. */
final class Interleaving {

  private final Shape shape;
  private final List<List<Shape.Step>> threads;
  private final Set<String> outcomes = new TreeSet<>();

  private Interleaving(Shape shape) {
    this.shape = shape;
    this.threads = shape.threads();
  }

  static Set<String> outcomes(Shape shape) {
    Interleaving all = new Interleaving(shape);
    all.go(new int[all.threads.size()], new int[3], new int[4]);
    return all.outcomes;
  }

  private void go(int[] positions, int[] variables, int[] registers) {
    boolean ended = true;
    for (int thread = 0; thread < positions.length; thread++) {
      if (positions[thread] < threads.get(thread).size()) {
        ended = false;
        Shape.Step step = threads.get(thread).get(positions[thread]);
        int[] next = positions.clone();
        next[thread]++;
        int[] written = variables.clone();
        int[] read = registers.clone();
        if (step.writes()) {
          written[step.variable()] = step.value();
        } else {
          read[step.register()] = variables[step.variable()];
        }
        go(next, written, read);
      }
    }
    if (ended) {
      outcomes.add(shape.observe(registers, variables));
    }
  }
}
