package io.mazurka.cli.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.kernel.trace.TraceStep;
import java.io.IOException;
import java.util.List;

/** The steps of an execution as a JSON array. */
public final class StepsJson {

  private StepsJson() {}

  /** Writes a field that holds {@code steps}. */
  public static void write(JsonGenerator json, String field, List<TraceStep> steps)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (TraceStep step : steps) {
      json.writeStartObject();
      json.writeStringField("process", step.process());
      json.writeStringField("transition", step.transition());
      messages(json, "consumed", "from", step.consumed());
      messages(json, "sent", "to", step.sent());
      json.writeArrayFieldStart("changed");
      for (TraceStep.Change change : step.changed()) {
        json.writeStartObject();
        json.writeStringField("process", change.component());
        json.writeStringField("before", change.before());
        json.writeStringField("after", change.after());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void messages(
      JsonGenerator json, String field, String peer, List<TraceStep.Message> messages)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (TraceStep.Message message : messages) {
      json.writeStartObject();
      json.writeStringField("message", message.message());
      json.writeStringField(peer, message.peer());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
