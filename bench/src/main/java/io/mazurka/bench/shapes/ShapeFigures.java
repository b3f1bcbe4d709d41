package io.mazurka.bench.shapes;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.mazurka.bench.peers.Lap;
import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tools.Measurement;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/** The measurements of all shapes, stored as a JSON object. */
record ShapeFigures(Map<String, Entry> shapes) {

  /**
   * The measurements of one shape.
   *
   * @param built the time when the launcher was built
   */
  record Entry(String built, Lap large, Lap small) {

    static final Entry NOTHING = new Entry("", Lap.nothing(), Lap.nothing());
  }

  static ShapeFigures none() {
    return new ShapeFigures(Map.of());
  }

  Entry of(String shape) {
    return shapes.getOrDefault(shape, Entry.NOTHING);
  }

  ShapeFigures with(String shape, Entry entry) {
    Map<String, Entry> more = new LinkedHashMap<>(shapes);
    more.put(shape, entry);
    return new ShapeFigures(more);
  }

  static ShapeFigures parse(String text) {
    Map<String, Entry> shapes = new LinkedHashMap<>();
    try {
      new ObjectMapper()
          .readTree(text)
          .properties()
          .forEach(field -> shapes.put(field.getKey(), entry(field.getValue())));
    } catch (JsonProcessingException e) {
      throw new BenchException("the figures that are kept are no JSON: " + e.getMessage(), e);
    }
    return new ShapeFigures(shapes);
  }

  private static Entry entry(JsonNode node) {
    return new Entry(node.path("built").asText(), lap(node.path("large")), lap(node.path("small")));
  }

  private static Lap lap(JsonNode node) {
    Map<String, Measurement> best = new LinkedHashMap<>();
    Map<String, String> reasons = new LinkedHashMap<>();
    node.path("best").properties().forEach(e -> best.put(e.getKey(), measured(e.getValue())));
    node.path("reasons").properties().forEach(e -> reasons.put(e.getKey(), e.getValue().asText()));
    return new Lap(node.path("instance").asText(), best, reasons);
  }

  private static Measurement measured(JsonNode node) {
    JsonNode bytes = node.path("bytesPerState");
    return new Measurement(
        node.path("states").asLong(),
        node.path("transitions").asLong(),
        node.path("seconds").asDouble(),
        bytes.isNumber() ? OptionalDouble.of(bytes.asDouble()) : OptionalDouble.empty());
  }

  String json() {
    ObjectMapper mapper = new ObjectMapper();
    ObjectNode root = mapper.createObjectNode();
    shapes.forEach(
        (shape, entry) -> {
          ObjectNode node = root.putObject(shape);
          node.put("built", entry.built());
          write(entry.large(), node.putObject("large"));
          write(entry.small(), node.putObject("small"));
        });
    return root.toPrettyString() + "\n";
  }

  private static void write(Lap lap, ObjectNode node) {
    node.put("instance", lap.instance());
    ObjectNode best = node.putObject("best");
    lap.best()
        .forEach(
            (tool, measured) -> {
              ObjectNode figures = best.putObject(tool);
              figures.put("states", measured.states());
              figures.put("transitions", measured.transitions());
              figures.put("seconds", measured.seconds());
              measured.bytesPerState().ifPresent(bytes -> figures.put("bytesPerState", bytes));
            });
    ObjectNode reasons = node.putObject("reasons");
    lap.reasons().forEach(reasons::put);
  }
}
