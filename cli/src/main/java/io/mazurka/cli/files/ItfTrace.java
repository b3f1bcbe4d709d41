package io.mazurka.cli.files;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.cli.json.Json;
import io.mazurka.kernel.check.Counterexample;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Change;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * An execution in the Informal Trace Format of Apalache and Quint. Every process and monitor is a
 * variable. Its values are integers or booleans where all of them are, and texts otherwise. Which
 * step leads to a state is said in the {@code #meta} of that state.
 */
final class ItfTrace {

  private static final String DESCRIPTION = "https://apalache-mc.org/docs/adr/015adr-trace.html";

  private enum Type {
    INTEGER,
    BOOLEAN,
    TEXT
  }

  private final Trace trace;
  private final List<List<String>> states = new ArrayList<>();
  private final List<Type> types = new ArrayList<>();

  private ItfTrace(Trace trace) {
    this.trace = trace;
    List<String> state = new ArrayList<>(trace.initial());
    states.add(List.copyOf(state));
    for (TraceStep step : trace.steps()) {
      for (Change change : step.changed()) {
        int index = trace.components().indexOf(change.component());
        if (index >= 0) {
          state.set(index, change.after());
        }
      }
      states.add(List.copyOf(state));
    }
    for (int index = 0; index < trace.components().size(); index++) {
      types.add(type(index));
    }
  }

  static String of(Account account, Counterexample shown) {
    return Json.indented(json -> new ItfTrace(shown.trace()).write(json, account, shown)) + "\n";
  }

  private Type type(int component) {
    if (states.stream().allMatch(state -> state.get(component).matches("-?(0|[1-9][0-9]*)"))) {
      return Type.INTEGER;
    }
    return states.stream().allMatch(state -> state.get(component).matches("true|false"))
        ? Type.BOOLEAN
        : Type.TEXT;
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
    for (int component = 0; component < types.size(); component++) {
      json.writeFieldName(trace.components().get(component));
      value(json, types.get(component), states.get(index).get(component));
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

  private static void value(JsonGenerator json, Type type, String text) throws IOException {
    switch (type) {
      case BOOLEAN -> json.writeBoolean(Boolean.parseBoolean(text));
      case TEXT -> json.writeString(text);
      case INTEGER -> {
        json.writeStartObject();
        json.writeStringField("#bigint", new BigInteger(text).toString());
        json.writeEndObject();
      }
    }
  }
}
