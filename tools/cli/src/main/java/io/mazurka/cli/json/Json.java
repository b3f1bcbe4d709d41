package io.mazurka.cli.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;

/** Writes JSON texts piece by piece. */
public final class Json {

  private Json() {}

  /** Writes the fields of one object. */
  @FunctionalInterface
  public interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  /** An object on one line. */
  public static String line(Fields fields) {
    return text(fields, false);
  }

  /** An object with one field a line. */
  public static String indented(Fields fields) {
    return text(fields, true);
  }

  private static String text(Fields fields, boolean indented) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      if (indented) {
        json.useDefaultPrettyPrinter();
      }
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /** A field that holds numbers by name. */
  public static void numbers(JsonGenerator json, String field, Map<String, Integer> numbers)
      throws IOException {
    json.writeObjectFieldStart(field);
    for (Map.Entry<String, Integer> number : numbers.entrySet()) {
      json.writeNumberField(number.getKey(), number.getValue());
    }
    json.writeEndObject();
  }

  /** A field that holds texts in order. */
  public static void texts(JsonGenerator json, String field, Iterable<String> texts)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }
}
