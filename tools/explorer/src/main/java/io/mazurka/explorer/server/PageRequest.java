package io.mazurka.explorer.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.mazurka.kernel.walk.Path;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The question of a page: the fields of a JSON object, each read with its expected type. */
final class PageRequest {

  /** The most steps of a path. */
  static final int MOST_STEPS = 10_000;

  private final JsonNode json;

  private PageRequest(JsonNode json) {
    this.json = json;
  }

  static PageRequest read(ObjectMapper mapper, byte[] body) throws IOException {
    try {
      JsonNode json = mapper.readTree(body);
      if (json == null || !json.isObject()) {
        throw new RefusedException(400, "a request is a JSON object");
      }
      return new PageRequest(json);
    } catch (JsonProcessingException e) {
      throw new RefusedException(400, "a request is a JSON object");
    }
  }

  String text(String field) {
    JsonNode node = json.path(field);
    if (!node.isTextual()) {
      throw wrong(field, "a text");
    }
    return node.textValue();
  }

  boolean flag(String field) {
    JsonNode node = json.path(field);
    if (!node.isMissingNode() && !node.isBoolean()) {
      throw wrong(field, "true or false");
    }
    return node.asBoolean(false);
  }

  int number(String field, int otherwise, int most) {
    JsonNode node = json.path(field);
    if (node.isMissingNode()) {
      return otherwise;
    }
    if (!node.isInt() || node.intValue() < 0 || node.intValue() > most) {
      throw wrong(field, "a number from 0 to " + most);
    }
    return node.intValue();
  }

  Path path() {
    JsonNode steps = json.path("steps");
    if (!steps.isArray() || steps.size() > MOST_STEPS) {
      throw wrong("steps", "an array of at most %d numbers".formatted(MOST_STEPS));
    }
    List<Integer> indices = new ArrayList<>();
    for (JsonNode step : steps) {
      if (!step.isInt() || step.intValue() < 0) {
        throw wrong("steps", "an array of numbers that are not negative");
      }
      indices.add(step.intValue());
    }
    return new Path(number("initialState", 0, Integer.MAX_VALUE), indices);
  }

  /** The values of parameters by name. */
  Map<String, Integer> parameters() {
    JsonNode node = json.path("parameters");
    if (!node.isMissingNode() && !node.isObject()) {
      throw wrong("parameters", "an object");
    }
    Map<String, Integer> parameters = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : node.properties()) {
      if (!entry.getValue().isInt()) {
        throw wrong("parameters", "an object that holds whole numbers");
      }
      parameters.put(entry.getKey(), entry.getValue().intValue());
    }
    return parameters;
  }

  private static RefusedException wrong(String field, String wanted) {
    return new RefusedException(400, "'%s' must be %s".formatted(field, wanted));
  }
}
