package io.mazurka.cli.report;

import io.mazurka.cli.json.Json;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.util.List;
import java.util.StringJoiner;

/** The gallery as text and as JSON. */
public final class GalleryReport {

  private GalleryReport() {}

  /** Each model with what it shows and its parameters. */
  public static String text(List<Model> models, String command) {
    if (models.isEmpty()) {
      return "The gallery is empty.\n";
    }
    StringBuilder text = new StringBuilder();
    for (Model model : models) {
      text.append(model.name()).append('\n');
      text.append("    ").append(model.summary()).append('\n');
      if (!model.parameters().isEmpty()) {
        text.append("    ").append(parameters(model.parameters())).append('\n');
      }
      text.append('\n');
    }
    text.append("Check one:  ").append(command).append(" check ").append(example(models.get(0)));
    return text.append('\n').toString();
  }

  private static String parameters(List<Parameter> parameters) {
    StringJoiner text = new StringJoiner("  ");
    for (Parameter parameter : parameters) {
      text.add(
          "%s=%d (%s)".formatted(parameter.name(), parameter.defaultValue(), range(parameter)));
    }
    return text.toString();
  }

  private static String range(Parameter parameter) {
    return parameter.maximum() == Integer.MAX_VALUE
        ? "from " + parameter.minimum()
        : parameter.minimum() + " to " + parameter.maximum();
  }

  private static String example(Model model) {
    StringJoiner text = new StringJoiner(" ");
    text.add(model.name());
    for (Parameter parameter : model.parameters()) {
      text.add(parameter.name() + "=" + parameter.defaultValue());
    }
    return text.toString();
  }

  /** The same as one JSON object with the field {@code models}. */
  public static String json(List<Model> models) {
    return Json.line(
        json -> {
          json.writeArrayFieldStart("models");
          for (Model model : models) {
            json.writeStartObject();
            json.writeStringField("name", model.name());
            json.writeStringField("summary", model.summary());
            json.writeArrayFieldStart("parameters");
            for (Parameter parameter : model.parameters()) {
              json.writeStartObject();
              json.writeStringField("name", parameter.name());
              json.writeNumberField("default", parameter.defaultValue());
              json.writeNumberField("minimum", parameter.minimum());
              json.writeNumberField("maximum", parameter.maximum());
              json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }
}
