package io.mazurka.cli.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.catalogue.saved.SavedFile;
import io.mazurka.kernel.trace.TraceStep;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The steps of an execution as a JSON array, as they are in saved files. */
public final class StepsJson {

  private StepsJson() {}

  /** Writes a field that holds {@code steps}. */
  public static void write(JsonGenerator json, String field, List<TraceStep> steps)
      throws IOException {
    json.writeFieldName(field);
    write(json, SavedFile.steps(steps));
  }

  private static void write(JsonGenerator json, @Nullable Object value) throws IOException {
    if (value instanceof Map<?, ?> fields) {
      json.writeStartObject();
      for (Map.Entry<?, ?> field : fields.entrySet()) {
        json.writeFieldName(String.valueOf(field.getKey()));
        write(json, field.getValue());
      }
      json.writeEndObject();
    } else if (value instanceof List<?> list) {
      json.writeStartArray();
      for (Object element : list) {
        write(json, element);
      }
      json.writeEndArray();
    } else {
      json.writeString(String.valueOf(value));
    }
  }
}
