package io.mazurka.classes.litmus.programs;

/** The variables x, y and z of a shape, and the registers of its threads. */
abstract class Cells {

  final int[] registers = new int[4];

  abstract int read(int variable);

  abstract void write(int variable, int value);

  /** What a thread does. */
  final void run(Iterable<Shape.Step> steps) {
    for (Shape.Step step : steps) {
      if (step.writes()) {
        write(step.variable(), step.value());
      } else {
        registers[step.register()] = read(step.variable());
      }
    }
  }

  final String observe(Shape shape) {
    return shape.observe(registers, read(0), read(1), read(2));
  }
}
