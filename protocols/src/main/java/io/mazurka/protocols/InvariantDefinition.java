package io.mazurka.protocols;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An invariant as declared.
 *
 * @param name its name
 * @param reads the roles and monitors it looks at
 * @param failure why it fails in a snapshot, or empty if it holds there
 */
public record InvariantDefinition(
    String name, List<Observed> reads, Function<Snapshot, Optional<String>> failure) {

  public InvariantDefinition {
    reads = List.copyOf(reads);
  }
}
