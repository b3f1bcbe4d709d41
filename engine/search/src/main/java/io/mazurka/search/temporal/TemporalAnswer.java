package io.mazurka.search.temporal;

import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.walk.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer on a temporal property.
 *
 * @param run an execution that violates the property, or null
 * @param idle whether the premise of the property holds in no state, so that the property says
 *     nothing
 * @param remarks further remarks, such as that no execution is fair
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

  /** The answer that nothing is known of a property. */
  public static TemporalAnswer unknown(TemporalProperty property) {
    return new TemporalAnswer(property, Decision.UNKNOWN, null, false, List.of());
  }

  /** Whether a property holds. */
  public enum Decision {
    HOLDS,
    FAILS,
    /** The explored states do not decide the property. */
    UNKNOWN
  }

  /**
   * An execution that shows why a property fails.
   *
   * @param path the execution, with the repeated part once
   * @param cycleStart the number of steps before the repeated part; the number of all steps if the
   *     last state repeats; -1 if the execution is finite
   * @param explanation what the execution shows, in words
   */
  public record Run(Path path, int cycleStart, String explanation) {}
}
