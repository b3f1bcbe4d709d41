package io.mazurka.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.audit.AuditResult;
import io.mazurka.audit.outcome.AuditCheck;
import io.mazurka.audit.outcome.AuditFailure;
import io.mazurka.audit.outcome.AuditFailure.Part;
import io.mazurka.catalogue.Instance;
import io.mazurka.cli.json.Json;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The outcome of an audit as one JSON object. */
public final class AuditJson {

  private AuditJson() {}

  public static String of(Instance instance, AuditResult result) {
    return Json.line(
        json -> {
          json.writeStringField("model", instance.name());
          Json.numbers(json, "parameters", instance.arguments().values());
          json.writeStringField("verdict", result.verdict().name().toLowerCase(Locale.ROOT));
          json.writeNumberField("states", result.states());
          json.writeNumberField("auditedStates", result.expanded());
          json.writeNumberField("transitions", result.transitions());
          json.writeNumberField("seconds", Math.rint(result.seconds() * 1e6) / 1e6);
          json.writeArrayFieldStart("checks");
          for (AuditCheck check : result.checks()) {
            write(json, check);
          }
          json.writeEndArray();
          json.writeStringField("guarantee", result.guarantee().toString());
        });
  }

  private static void write(JsonGenerator json, AuditCheck check) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", check.name());
    json.writeStringField("reduction", check.reduction());
    json.writeNumberField("count", check.count());
    json.writeStringField("unit", check.unit());
    json.writeBooleanField("complete", check.complete());
    json.writeArrayFieldStart("failures");
    for (AuditFailure failure : check.failures()) {
      json.writeStartObject();
      json.writeStringField("explanation", failure.explanation());
      Json.texts(json, "transitions", failure.transitions());
      state(json, "witness", failure.witness());
      state(json, "saidIn", failure.origin());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void state(JsonGenerator json, String field, List<Part> parts) throws IOException {
    if (parts.isEmpty()) {
      json.writeNullField(field);
      return;
    }
    json.writeObjectFieldStart(field);
    for (Part part : parts) {
      json.writeStringField(part.component(), part.value());
    }
    json.writeEndObject();
  }
}
