package io.mazurka.protocols.random;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A change that makes a random protocol hard to analyse: a situation in which user code fails, and
 * steps that count.
 *
 * @param failing the situation in which user code fails, if there is one
 * @param counting the numbers of the steps that take fuel without checking whether any is left
 */
public record Twist(List<Situation> failing, Set<Integer> counting)
    implements Consumer<Twist.Situation> {

  static final Twist NONE = new Twist(List.of(), Set.of());

  /**
   * What user code may look at when it is called.
   *
   * @param step the number of the step
   * @param guard whether its guard is called, not its handler
   * @param tags those of the messages
   */
  public record Situation(int step, boolean guard, int place, int fuel, List<Integer> tags) {

    @Override
    public String toString() {
      return "%s of s%d fails in place %d with fuel %d on tags %s"
          .formatted(guard ? "guard" : "handler", step, place, fuel, tags);
    }
  }

  @Override
  public void accept(Situation situation) {
    if (failing.contains(situation)) {
      throw new IndexOutOfBoundsException("twisted");
    }
  }

  Stream<Twist> smaller() {
    return Stream.concat(
        Stream.of(new Twist(List.of(), counting)).filter(none -> !failing.isEmpty()),
        counting.stream()
            .map(
                step ->
                    new Twist(
                        failing,
                        Set.copyOf(
                            counting.stream().filter(each -> !each.equals(step)).toList()))));
  }

  @Override
  public String toString() {
    return "twisted: %s; counting: %s".formatted(failing, counting);
  }
}
