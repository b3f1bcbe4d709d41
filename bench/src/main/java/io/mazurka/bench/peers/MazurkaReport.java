package io.mazurka.bench.peers;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Optional;
import java.util.OptionalDouble;

/** The JSON object that {@code mazurka check --json} prints. */
public final class MazurkaReport {

  private MazurkaReport() {}

  /** Empty when the search did not end; a violated property does not end it. */
  public static Optional<Measurement> parse(String report) {
    JsonNode json;
    try {
      json = new ObjectMapper().readTree(report);
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
    if (!json.hasNonNull("states") || json.path("verdict").asText().equals("inconclusive")) {
      return Optional.empty();
    }
    JsonNode bytes = json.path("bytesPerState");
    return Optional.of(
        new Measurement(
            json.path("states").asLong(),
            json.path("transitions").asLong(),
            json.path("seconds").asDouble(),
            bytes.isNumber() ? OptionalDouble.of(bytes.asDouble()) : OptionalDouble.empty()));
  }
}
