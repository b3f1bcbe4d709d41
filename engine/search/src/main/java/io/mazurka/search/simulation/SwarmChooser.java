package io.mazurka.search.simulation;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Transition;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Swarm testing (Groce, Zhang, Eide, Chen and Regehr 2012), applied to steps: every transition has
 * a random weight, often nearly zero, and a step is chosen with a probability in proportion to its
 * weight. So one execution starves a process that another one favours, or holds back its messages.
 * The weights are drawn anew now and then within an execution.
 */
final class SwarmChooser implements StepChooser {

  /**
   * The weights that are drawn from. A transition with one of the first two is hardly ever taken if
   * another is possible.
   */
  private static final List<Double> WEIGHTS = List.of(1e-6, 1e-6, 0.1, 1.0, 1.0, 10.0);

  /** After how many steps the weights are drawn anew, on average. */
  private static final List<Integer> PHASES = List.of(4, 8, 15, 30, 1_000_000);

  private final double[] weights;
  private double[] sums = new double[16];
  private int phase;

  SwarmChooser(List<Transition> transitions) {
    this.weights = new double[transitions.size()];
  }

  @Override
  public void begin(SplittableRandom random) {
    phase = PHASES.get(random.nextInt(PHASES.size()));
    draw(random);
  }

  private void draw(SplittableRandom random) {
    for (int index = 0; index < weights.length; index++) {
      weights[index] = WEIGHTS.get(random.nextInt(WEIGHTS.size()));
    }
  }

  @Override
  public int choose(Cursor cursor, int steps, SplittableRandom random) {
    if (random.nextInt(phase) == 0) {
      draw(random);
    }
    if (steps > sums.length) {
      sums = new double[2 * steps];
    }
    double sum = 0;
    for (int step = 0; step < steps; step++) {
      sum += weights[cursor.transition(step)];
      sums[step] = sum;
    }
    double point = random.nextDouble() * sum;
    int step = 0;
    while (step < steps - 1 && sums[step] <= point) {
      step++;
    }
    return step;
  }
}
