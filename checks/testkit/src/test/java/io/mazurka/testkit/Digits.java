package io.mazurka.testkit;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A plan that is a few numbers, one in a line. */
record Digits(List<Integer> numbers) implements Plan<Digits> {

  /** Twenty numbers below ten. */
  static Digits draw(long seed) {
    return new Digits(new Random(seed).ints(20, 0, 10).boxed().toList());
  }

  @Override
  public Stream<Digits> smaller() {
    return Stream.concat(Cuts.of(numbers), Cuts.inside(numbers, number -> Cuts.of(number, 0)))
        .map(Digits::new);
  }

  @Override
  public String toString() {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining("\n"));
  }
}
