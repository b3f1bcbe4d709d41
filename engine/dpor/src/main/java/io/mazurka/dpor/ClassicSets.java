package io.mazurka.dpor;

import static io.mazurka.kernel.options.Por.Sets.FIGURE_3;
import static io.mazurka.kernel.options.Por.Sets.FIGURE_4;
import static io.mazurka.kernel.options.Por.Sets.FIGURE_5;
import static io.mazurka.kernel.options.Por.Sets.MARKING;
import static io.mazurka.kernel.options.Por.Sets.MATCHING;
import static io.mazurka.kernel.options.Por.Sets.SLEEP;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.Por.Sets;
import io.mazurka.kernel.options.ReductionOptions;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The parts that a user has put together to a classic dynamic reduction (Flanagan and Godefroid
 * 2005), or to one of those that the paper compares with it. Exactly what is named is used. This is
 * the one place that knows which parts go together in any system; a front end refuses further parts
 * that mean nothing to its systems.
 *
 * @param parts the parts; at most one of them is a figure
 */
public record ClassicSets(Set<Sets> parts) {

  private static final Set<Sets> FIGURES = Set.of(FIGURE_3, FIGURE_4, FIGURE_5);

  /**
   * @throws InvalidOptionException if the parts do not go together
   */
  public ClassicSets {
    parts = Set.copyOf(parts);
    String asked =
        parts.stream().sorted().map(Sets::toString).collect(Collectors.joining(",", "--sets ", ""));
    long figures = parts.stream().filter(FIGURES::contains).count();
    if (figures > 1) {
      throw refused(asked, "each figure is an algorithm of its own; name one of them");
    }
    if (parts.contains(MARKING) && figures == 0) {
      throw refused(
          asked,
          "marking is about races that a figure cannot reverse with one thread; add figure-3,"
              + " figure-4 or figure-5");
    }
    if (parts.contains(MATCHING) && figures > 0) {
      throw refused(
          asked,
          "a figure learns what to explore from the executions that follow a state, and a state that"
              + " is matched has none, so races with what comes after it would be missed; leave out"
              + " the figure or matching");
    }
    if (parts.contains(SLEEP) && (parts.contains(FIGURE_4) || parts.contains(FIGURE_5))) {
      throw refused(
          asked,
          "a figure looks at the last race alone, which loses executions once sleep sets leave out"
              + " others; the repair needs the choice of figure 3 among the threads that lead to the"
              + " race; ask for figure-3,sleep");
    }
    if (parts.contains(SLEEP) && parts.contains(MARKING)) {
      throw refused(
          asked,
          "with sleep sets every race is reversed by a thread that leads to it, so nothing is ever"
              + " marked; leave out marking");
    }
  }

  /** Whether this part was named. */
  public boolean has(Sets part) {
    return parts.contains(part);
  }

  /** The parts that {@code asked} names, or else {@code usual}. */
  public static ClassicSets of(ReductionOptions asked, Sets usual) {
    return new ClassicSets(asked.parts().isEmpty() ? Set.of(usual) : asked.parts());
  }

  /** The refusal of parts, or of one of them, with the reason. */
  public static InvalidOptionException refused(String asked, String why) {
    return new InvalidOptionException(asked + " is not possible: " + why);
  }
}
