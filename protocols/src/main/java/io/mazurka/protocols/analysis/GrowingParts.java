package io.mazurka.protocols.analysis;

import io.mazurka.kernel.value.NumberParts;
import io.mazurka.protocols.Received;
import io.mazurka.protocols.analysis.ChoicePool.Choice;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Watches the numbers in what an exploration of processes on their own finds, generation by
 * generation: what is found from something of one generation belongs to the next. A number that
 * goes further in generation after generation, such as a clock, has no end as far as its process
 * alone is concerned.
 */
final class GrowingParts {

  /** In so many generations a number must go further; protocols count no further as a rule. */
  private static final int LEAST = 9;

  /** So long is too long even if all that is found is a single chain. */
  private static final int ANYWAY = 1_000;

  /** A number may pause so long, while others pass it on. */
  private static final int PAUSE = 3;

  private final Map<Part, Course> courses = new HashMap<>();

  /**
   * A number in the local states of a process, or in its letters.
   *
   * @param letters whether it is in its letters
   * @param upwards whether it is its rise that is watched, not its fall
   */
  private record Part(int process, boolean letters, String name, boolean upwards) {}

  /** How far a number has come. */
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
   * @param pool whose local states or letters it is in
   */
  record Growing(LocalPool pool, String text) {}

  /**
   * Notes a value that was found.
   *
   * @param letter whether it is a letter, not a local state
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

  /** A step, and what it consumes. */
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
   * The number that has grown for longest, in local states rather than in letters.
   *
   * @param much whether much was tried already
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
