package io.mazurka.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.proof.ProofGroup;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.catalogue.proof.PropertyAnswer;
import io.mazurka.catalogue.proof.ProvedLemma;
import io.mazurka.catalogue.proof.Recheck;
import io.mazurka.cli.json.Json;
import io.mazurka.cli.json.StepsJson;
import io.mazurka.kernel.trace.Trace;
import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The outcome of a proof as one JSON object. */
public final class ProofJson {

  private ProofJson() {}

  public static String of(Instance instance, ProofResult result) {
    return Json.line(
        json -> {
          json.writeStringField("model", instance.name());
          Json.numbers(json, "parameters", instance.arguments().values());
          json.writeStringField("verdict", result.verdict().name().toLowerCase(Locale.ROOT));
          Json.texts(json, "properties", result.properties());
          json.writeArrayFieldStart("answers");
          for (PropertyAnswer answer : result.answers()) {
            write(json, answer);
          }
          json.writeEndArray();
          json.writeNumberField("k", result.k());
          json.writeArrayFieldStart("lemmas");
          for (ProvedLemma lemma : result.lemmas()) {
            write(json, lemma);
          }
          json.writeEndArray();
          Json.texts(json, "supportedBy", result.supportedBy());
          json.writeArrayFieldStart("groups");
          for (ProofGroup group : ProofGroup.of(result)) {
            write(json, group);
          }
          json.writeEndArray();
          json.writeNumberField("checks", result.checks());
          json.writeStringField("solver", result.solver());
          json.writeStringField("recheckedBy", result.recheckedBy());
          json.writeNumberField("seconds", Math.rint(result.seconds() * 1e6) / 1e6);
          json.writeStringField("explanation", result.explanation());
          Json.texts(json, "remarks", result.remarks());
          boolean real = result.verdict() == Verdict.VIOLATED;
          write(json, "counterexample", real ? result.trace() : null);
          write(json, "counterexampleToInduction", real ? null : result.trace());
        });
  }

  /** The answer of a solver to a written proof. */
  public static String of(Recheck answer) {
    return Json.line(
        json -> {
          json.writeStringField("claim", answer.claim());
          json.writeStringField("verdict", answer.isConfirmed() ? "confirmed" : "unconfirmed");
          json.writeStringField("solver", answer.solver());
          json.writeNumberField("checks", answer.checks());
          Json.texts(json, "objections", answer.objections());
        });
  }

  private static void write(JsonGenerator json, PropertyAnswer answer) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", answer.name());
    json.writeStringField("answer", answer.answer().toString());
    json.writeStringField("reason", answer.reason());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, ProofGroup group) throws IOException {
    json.writeStartObject();
    Json.texts(json, "members", group.members());
    json.writeArrayFieldStart("supportedBy");
    for (int other : group.supportedBy()) {
      json.writeNumber(other);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, ProvedLemma lemma) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", lemma.name());
    json.writeStringField("class", lemma.lemmaClass());
    json.writeStringField("formula", lemma.formula());
    Json.texts(json, "supportedBy", lemma.supportedBy());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, String field, @Nullable Trace trace)
      throws IOException {
    if (trace == null) {
      json.writeNullField(field);
    } else {
      StepsJson.write(json, field, trace.steps());
    }
  }
}
