package io.mazurka.cli.files;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.cli.json.Json;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.trace.StepText;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Summary;
import io.mazurka.search.check.Verdict;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * The violations as a SARIF 2.1.0 log (OASIS 2020): a rule for each property, and a result for each
 * violated one. The location of a result is the declaration of the property or, if that is unknown,
 * of the last step; the execution is its code flow.
 */
final class SarifLog {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private final Account account;
  private final CheckResult result;
  private final SarifLocations locations;

  private SarifLog(Account account, CheckResult result) {
    this.account = account;
    this.result = result;
    this.locations = new SarifLocations(account);
  }

  static String of(Account account, CheckResult result) {
    return Json.indented(new SarifLog(account, result)::write) + "\n";
  }

  private void write(JsonGenerator json) throws IOException {
    json.writeStringField("$schema", SCHEMA);
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    json.writeStartObject();
    tool(json);
    invocation(json);
    json.writeArrayFieldStart("results");
    for (int index = 0; index < result.properties().size(); index++) {
      PropertyResult property = result.properties().get(index);
      boolean failed =
          property.verdict() == Verdict.VIOLATED || property.verdict() == Verdict.DEADLOCK;
      if (failed && !account.formulas()) {
        result(json, property, index);
      }
    }
    json.writeEndArray();
    json.writeStringField("columnKind", "utf16CodeUnits");
    json.writeObjectFieldStart("properties");
    json.writeStringField("model", account.instance().toString());
    json.writeStringField("verdict", result.verdict().name().toLowerCase(Locale.ROOT));
    json.writeStringField("guarantee", result.guarantee().toString());
    json.writeNumberField("states", result.statistics().states());
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndArray();
  }

  private void tool(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "Mazurka");
    json.writeStringField("version", account.version());
    json.writeArrayFieldStart("rules");
    for (PropertyResult property : result.properties()) {
      json.writeStartObject();
      json.writeStringField("id", property.name());
      message(json, "shortDescription", describe(property));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private String describe(PropertyResult property) {
    String what =
        switch (property.kind()) {
          case INVARIANT, CONSTRAINT -> "%s holds in every state of %s";
          case SOMETIMES, GOAL -> "%s holds in some state of %s";
          case QUERY -> "whether %s holds in some state of %s";
          case AT_END -> "%s holds in every terminal state of %s";
          case DEADLOCK -> "%s: no state of %s is stuck";
          case LTL -> "%s holds of every execution of %s";
          case CTL, CTLSTAR -> "%s holds in the initial states of %s";
        };
    return what.formatted(property.name(), account.instance().name());
  }

  private void invocation(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("invocations");
    json.writeStartObject();
    json.writeStringField("commandLine", "mazurka check " + account.instance().reference());
    json.writeNumberField("exitCode", account.exitCode());
    json.writeBooleanField("executionSuccessful", result.verdict() != Verdict.INCONCLUSIVE);
    json.writeArrayFieldStart("toolExecutionNotifications");
    if (result.verdict() == Verdict.INCONCLUSIVE) {
      json.writeStartObject();
      json.writeStringField("level", "warning");
      message(json, "message", account.sentence());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  private void result(JsonGenerator json, PropertyResult property, int index) throws IOException {
    Counterexample shown = account.shown();
    boolean explained = shown != null && shown.property().equals(property.name());
    json.writeStartObject();
    json.writeStringField("ruleId", property.name());
    json.writeNumberField("ruleIndex", index);
    json.writeStringField("kind", "fail");
    json.writeStringField("level", "error");
    message(
        json,
        "message",
        explained && shown != null
            ? Summary.failure(shown)
            : property.name()
                + (property.kind() == Kind.DEADLOCK ? " is reached" : " is violated"));
    List<TraceStep> steps =
        explained && shown != null ? shown.trace().steps() : List.<TraceStep>of();
    locations.ofViolation(json, property.name(), steps);
    if (!steps.isEmpty()) {
      flow(json, steps);
    }
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField("modelAndProperty/v1", account.instance() + ": " + property.name());
    json.writeEndObject();
    if (!account.replay().isEmpty() && explained) {
      json.writeObjectFieldStart("properties");
      json.writeStringField("replay", account.replay());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private void flow(JsonGenerator json, List<TraceStep> steps) throws IOException {
    json.writeArrayFieldStart("codeFlows");
    json.writeStartObject();
    json.writeArrayFieldStart("threadFlows");
    json.writeStartObject();
    json.writeArrayFieldStart("locations");
    for (int index = 0; index < steps.size(); index++) {
      json.writeStartObject();
      json.writeNumberField("executionOrder", index + 1);
      json.writeFieldName("location");
      locations.ofStep(json, steps.get(index), StepText.of(steps.get(index)));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  static void message(JsonGenerator json, String field, String text) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", text);
    json.writeEndObject();
  }
}
