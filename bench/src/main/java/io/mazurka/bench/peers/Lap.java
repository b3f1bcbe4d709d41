package io.mazurka.bench.peers;

import io.mazurka.bench.tools.Measurement;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * The results for one instance.
 *
 * @param best the best run of each tool
 * @param reasons why other tools have no run
 */
public record Lap(String instance, Map<String, Measurement> best, Map<String, String> reasons) {

  public Lap {
    best = Collections.unmodifiableMap(new LinkedHashMap<>(best));
    reasons = Collections.unmodifiableMap(new LinkedHashMap<>(reasons));
  }

  public static Lap nothing() {
    return new Lap("", Map.of(), Map.of());
  }

  public OptionalDouble rate(String tool) {
    return figure(tool, Measurement::statesPerSecond);
  }

  public OptionalDouble bytes(String tool) {
    return figure(tool, Measurement::bytesPerState);
  }

  public OptionalDouble seconds(String tool) {
    return figure(tool, measured -> OptionalDouble.of(measured.seconds()));
  }

  /** The ratio of the speeds of two tools. */
  public OptionalDouble speedUp(String one, String other) {
    OptionalDouble dividend = rate(one);
    OptionalDouble divisor = rate(other);
    return dividend.isPresent() && divisor.isPresent()
        ? OptionalDouble.of(dividend.getAsDouble() / divisor.getAsDouble())
        : OptionalDouble.empty();
  }

  public boolean agrees() {
    return best.values().stream().allMatch(one -> best.values().stream().allMatch(one::agreesWith));
  }

  private OptionalDouble figure(String tool, Function<Measurement, OptionalDouble> figure) {
    Measurement measured = best.get(tool);
    return measured == null ? OptionalDouble.empty() : figure.apply(measured);
  }
}
