package io.mazurka.cli.files;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.cli.json.Json;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStates;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.search.check.Counterexample;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An execution in the Informal Trace Format of Apalache and Quint. Every process and monitor is a
 * variable. It is a record if its states consist of named parts that are always the same. Values
 * are integers or booleans if all values are, and texts otherwise. The {@code #meta} of a state
 * names the step that leads to it.
 */
final class ItfTrace {

  private static final String DESCRIPTION = "https://apalache-mc.org/docs/adr/015adr-trace.html";
  private static final Pattern PART = Pattern.compile("([A-Za-z_]\\w*)=(.*)", Pattern.DOTALL);

  /** Writes the value of a variable in the state with this index. */
  private interface Column {
    void write(JsonGenerator json, int state) throws IOException;
  }

  private final Trace trace;
  private final List<List<String>> states;
  private final List<Column> columns = new ArrayList<>();

  private ItfTrace(Trace trace) {
    this.trace = trace;
    this.states = TraceStates.of(trace);
    for (int component = 0; component < trace.components().size(); component++) {
      columns.add(column(component));
    }
  }

  private Column column(int component) {
    List<String> texts = states.stream().map(state -> state.get(component)).toList();
    List<List<String>> parts = texts.stream().map(TraceStates::parts).toList();
    List<String> names = names(parts.get(0));
    if (names.isEmpty() || !parts.stream().allMatch(one -> names(one).equals(names))) {
      return values(texts);
    }
    List<Column> fields = new ArrayList<>();
    for (int field = 0; field < names.size(); field++) {
      int at = field;
      fields.add(
          values(
              parts.stream()
                  .map(one -> one.get(at).substring(names.get(at).length() + 1))
                  .toList()));
    }
    return (json, state) -> {
      json.writeStartObject();
      for (int field = 0; field < names.size(); field++) {
        json.writeFieldName(names.get(field));
        fields.get(field).write(json, state);
      }
      json.writeEndObject();
    };
  }

  /** The names of the parts; empty if a name is missing or occurs twice. */
  private static List<String> names(List<String> parts) {
    List<String> names = new ArrayList<>();
    for (String part : parts) {
      Matcher matcher = PART.matcher(part);
      if (!matcher.matches() || names.contains(matcher.group(1))) {
        return List.of();
      }
      names.add(matcher.group(1));
    }
    return names;
  }

  private static Column values(List<String> texts) {
    if (texts.stream().allMatch(text -> text.matches("-?(0|[1-9][0-9]*)"))) {
      return (json, state) -> {
        json.writeStartObject();
        json.writeStringField("#bigint", texts.get(state));
        json.writeEndObject();
      };
    }
    return texts.stream().allMatch(text -> text.matches("true|false"))
        ? (json, state) -> json.writeBoolean(Boolean.parseBoolean(texts.get(state)))
        : (json, state) -> json.writeString(texts.get(state));
  }

  static String of(Account account, Counterexample shown) {
    return Json.indented(json -> new ItfTrace(shown.trace()).write(json, account, shown)) + "\n";
  }

  private void write(JsonGenerator json, Account account, Counterexample shown) throws IOException {
    json.writeObjectFieldStart("#meta");
    json.writeStringField("format", "ITF");
    json.writeStringField("format-description", DESCRIPTION);
    json.writeStringField("source", account.instance().toString());
    json.writeStringField(
        "description", "Mazurka " + account.version() + ": " + account.sentence());
    json.writeStringField("status", shown.kind().asksForSomeState() ? "ok" : "violation");
    json.writeEndObject();
    json.writeArrayFieldStart("params");
    json.writeEndArray();
    Json.texts(json, "vars", trace.components());
    json.writeArrayFieldStart("states");
    for (int index = 0; index < states.size(); index++) {
      state(json, index);
    }
    json.writeEndArray();
    if (trace.cycleStart() >= 0) {
      json.writeNumberField("loop", trace.cycleStart());
    }
  }

  private void state(JsonGenerator json, int index) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("#meta");
    json.writeNumberField("index", index);
    if (index > 0) {
      step(json, trace.steps().get(index - 1));
    }
    json.writeEndObject();
    for (int component = 0; component < columns.size(); component++) {
      json.writeFieldName(trace.components().get(component));
      columns.get(component).write(json, index);
    }
    json.writeEndObject();
  }

  private static void step(JsonGenerator json, TraceStep step) throws IOException {
    json.writeStringField("process", step.process());
    json.writeStringField("transition", step.transition());
    Json.texts(
        json,
        "consumed",
        step.consumed().stream().map(one -> one.message() + " from " + one.peer()).toList());
    Json.texts(
        json,
        "sent",
        step.sent().stream().map(one -> one.message() + " to " + one.peer()).toList());
  }
}
