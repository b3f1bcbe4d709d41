package io.mazurka.protocols.engine.analysis.exploration;

import io.mazurka.kernel.value.NumberParts;
import io.mazurka.protocols.engine.analysis.exploration.ChoicePool.Choice;
import io.mazurka.protocols.roles.Received;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Watches the numbers inside local states and letters, to find one that grows without end, such as
 * a clock. The exploration goes by generations: what is found from an element of one generation
 * belongs to the next. A number that reaches a new extreme in generation after generation is
 * suspected of having no bound as long as its process is explored alone.
 */
final class GrowingParts {

  /**
   * A number is suspect after new extremes in this many generations; protocols rarely count
   * further.
   */
  private static final int LEAST = 9;

  /** The same limit while few combinations were tried, as in a single long chain of states. */
  private static final int ANYWAY = 1_000;

  /** The number of generations for which a number may pause while other processes pass it on. */
  private static final int PAUSE = 3;

  private final Map<Part, Course> courses = new HashMap<>();

  /**
   * A number inside the local states of a process, or inside its letters.
   *
   * @param letters whether the number is inside the letters
   * @param upwards whether its maximum is watched; else its minimum
   */
  private record Part(int process, boolean letters, String name, boolean upwards) {}

  /** The extreme that a number has reached, and how often it reached a new one. */
  private static final class Course {
    private long first;
    private long furthest;
    private int times;
    private int generation;
    private String cause = "";
  }

  /**
   * A number that grows without end.
   *
   * @param pool the process whose local states or letters contain the number
   */
  record Growing(LocalPool pool, String text) {}

  /**
   * Notes the numbers inside a value that was found.
   *
   * @param letter whether the value is a letter; else it is a local state
   */
  void note(LocalPool pool, boolean letter, Object value, int generation, @Nullable Cause cause) {
    int process = pool.at().process().index();
    String type = letter ? value.getClass().getSimpleName() : "";
    NumberParts.tell(
        value,
        (name, number) -> {
          String full = letter ? (name.isEmpty() ? type : name + " of " + type) : name;
          note(new Part(process, letter, full, true), number, generation, cause);
          note(new Part(process, letter, full, false), -number, generation, cause);
        });
  }

  /** A step with the messages that it consumes. */
  record Cause(String step, Choice choice) {

    @Override
    public String toString() {
      String messages =
          choice.received().stream()
              .map(Received::message)
              .map(message -> message.getClass().getSimpleName())
              .distinct()
              .collect(Collectors.joining(", "));
      return "step '%s'%s".formatted(step, messages.isEmpty() ? "" : " on " + messages);
    }
  }

  private void note(Part part, long number, int generation, @Nullable Cause cause) {
    Course course = courses.get(part);
    if (course == null) {
      course = new Course();
      course.first = number;
      course.furthest = number;
      course.generation = generation;
      courses.put(part, course);
    } else if (number > course.furthest) {
      course.furthest = number;
      if (generation != course.generation) {
        course.times = generation - course.generation > PAUSE ? 1 : course.times + 1;
        course.generation = generation;
        course.cause = String.valueOf(cause);
      }
    }
  }

  /**
   * The number that reached new extremes most often; numbers in local states come before those in
   * letters.
   *
   * @param much whether many combinations were tried already
   */
  Optional<Growing> find(Iterable<LocalPool> pools, int generation, boolean much) {
    Part longest = null;
    for (Map.Entry<Part, Course> entry : courses.entrySet()) {
      Course course = entry.getValue();
      boolean grows =
          course.times >= (much ? LEAST : ANYWAY) && generation - course.generation <= PAUSE;
      if (grows && (longest == null || isPreferred(entry.getKey(), longest))) {
        longest = entry.getKey();
      }
    }
    if (longest != null) {
      for (LocalPool pool : pools) {
        if (pool.at().process().index() == longest.process()) {
          return Optional.of(new Growing(pool, text(pool, longest)));
        }
      }
    }
    return Optional.empty();
  }

  private boolean isPreferred(Part one, Part other) {
    if (one.letters() != other.letters()) {
      return other.letters();
    }
    int times = course(one).times - course(other).times;
    int process = other.process() - one.process();
    return times > 0
        || (times == 0
            && (process > 0 || (process == 0 && one.name().compareTo(other.name()) < 0)));
  }

  private Course course(Part part) {
    return Objects.requireNonNull(courses.get(part));
  }

  private String text(LocalPool pool, Part part) {
    Course course = course(part);
    long sign = part.upwards() ? 1 : -1;
    return String.format(
        Locale.ROOT,
        "%s %s %s has no end when it is analysed on its own: it went from %,d to %,d, last in %s",
        part.name().isEmpty() ? "the local state" : part.name(),
        part.letters() ? "to" : "of",
        pool.at().process(),
        sign * course.first,
        sign * course.furthest,
        course.cause);
  }
}
