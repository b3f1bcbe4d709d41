package io.mazurka.bench.tools;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** The JSON object that {@code mazurka check --json} prints. */
public final class MazurkaReport {

  private MazurkaReport() {}

  /** The measurement; empty if the search did not end. A violated property does not end it. */
  public static Optional<Measurement> parse(String report) {
    return read(report).map(MazurkaReport::measurement);
  }

  /** The verdicts by the names of the properties; empty when there are none. */
  static Optional<Map<String, Ruling>> verdicts(String report) {
    return read(report)
        .map(
            json -> {
              Map<String, Ruling> verdicts = new LinkedHashMap<>();
              for (JsonNode property : json.path("properties")) {
                verdicts.put(property.path("name").asText(), verdict(property));
              }
              return verdicts;
            });
  }

  private static Ruling verdict(JsonNode property) {
    return switch (property.path("verdict").asText()) {
      case "holds" -> Ruling.HOLDS;
      case "violated" -> Ruling.VIOLATED;
      default -> Ruling.UNKNOWN;
    };
  }

  private static Optional<JsonNode> read(String report) {
    try {
      JsonNode json = new ObjectMapper().readTree(report);
      boolean ended =
          json.hasNonNull("states") && !json.path("verdict").asText().equals("inconclusive");
      return ended ? Optional.of(json) : Optional.empty();
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  /** The measurement; for formulas, states are those of the products with their automata. */
  private static Measurement measurement(JsonNode json) {
    JsonNode bytes = json.path("bytesPerState");
    return new Measurement(
        json.path(json.hasNonNull("productStates") ? "productStates" : "states").asLong(),
        json.path("transitions").asLong(),
        json.path("seconds").asDouble(),
        bytes.isNumber() ? OptionalDouble.of(bytes.asDouble()) : OptionalDouble.empty());
  }
}
