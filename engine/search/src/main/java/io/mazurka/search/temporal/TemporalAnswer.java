package io.mazurka.search.temporal;

import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.walk.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a temporal property.
 *
 * @param run an execution that violates it, or null
 * @param idle whether what it supposes holds in no state, so that it says nothing
 * @param remarks what else there is to say, such as that no run is fair
 */
public record TemporalAnswer(
    TemporalProperty property,
    Decision decision,
    @Nullable Run run,
    boolean idle,
    List<String> remarks) {

  public TemporalAnswer {
    remarks = List.copyOf(remarks);
  }

  /** Nothing is known. */
  public static TemporalAnswer unknown(TemporalProperty property) {
    return new TemporalAnswer(property, Decision.UNKNOWN, null, false, List.of());
  }

  /** Whether it holds. */
  public enum Decision {
    HOLDS,
    FAILS,
    /** What was explored does not tell. */
    UNKNOWN
  }

  /**
   * An execution that tells.
   *
   * @param path the execution, what repeats once
   * @param cycleStart after how many steps those begin that repeat, the number of all if the last
   *     state repeats, or -1 if it is finite
   * @param explanation what it shows, in words
   */
  public record Run(Path path, int cycleStart, String explanation) {}
}
