package io.mazurka.threads.junit;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchDeclarations;
import java.util.Optional;

/** How many workers explore the executions of a test. */
public final class AskedWorkers {

  /** The configuration parameter of JUnit, which is also a system property. */
  public static final String PARAMETER = "mazurka.workers";

  private AskedWorkers() {}

  /**
   * These options for the workers of a test.
   *
   * @param attribute what the annotation says; 0 for as many as there are processors
   * @param configured what the configuration says, which counts if the annotation says 1
   * @param test the test, for messages
   */
  public static CheckOptions in(
      CheckOptions options, int attribute, Optional<String> configured, String test) {
    int asked = attribute == 1 && configured.isPresent() ? read(configured.get()) : attribute;
    if (asked < 0 || asked > SearchDeclarations.MOST_WORKERS) {
      throw new InvalidOptionException(
          "workers = %d of %s: it must be from 0, for all processors, to %d"
              .formatted(asked, test, SearchDeclarations.MOST_WORKERS));
    }
    int processors = Runtime.getRuntime().availableProcessors();
    return options.withWorkers(
        asked == 0 ? Math.min(processors, SearchDeclarations.MOST_WORKERS) : asked);
  }

  private static int read(String text) {
    try {
      return Integer.parseInt(text.strip());
    } catch (NumberFormatException e) {
      throw new InvalidOptionException(
          "%s = %s is no number of workers; give one, or 0 for all processors"
              .formatted(PARAMETER, text));
    }
  }
}
