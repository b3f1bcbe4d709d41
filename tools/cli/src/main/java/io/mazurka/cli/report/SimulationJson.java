package io.mazurka.cli.report;

import io.mazurka.catalogue.Instance;
import io.mazurka.cli.json.Json;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.simulation.Corpus;
import io.mazurka.search.simulation.SimulationPlan;
import io.mazurka.search.simulation.SimulationResult;
import io.mazurka.search.simulation.SimulationResult.Lassos;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The results of random executions as one JSON object. */
public final class SimulationJson {

  private SimulationJson() {}

  public static String of(Instance instance, SimulationPlan plan, SimulationResult result) {
    Counterexample shown = result.counterexample();
    return Json.line(
        json -> {
          json.writeStringField("model", instance.name());
          Json.numbers(json, "parameters", instance.arguments().values());
          json.writeStringField("verdict", word(verdict(shown)));
          json.writeStringField("property", shown == null ? null : shown.property());
          json.writeArrayFieldStart("properties");
          for (PropertyResult property : result.properties()) {
            json.writeStartObject();
            json.writeStringField("name", property.name());
            json.writeStringField("verdict", word(property.verdict()));
            json.writeStringField("kind", JsonReport.kind(property.kind()));
            for (Lassos one : result.lassos()) {
              if (one.property().equals(property.name())) {
                Json.texts(json, "fairness", property.fairness());
                json.writeNumberField("repetitions", one.closed());
              }
            }
            json.writeEndObject();
          }
          json.writeEndArray();
          json.writeStringField("guarantee", "sampled");
          Json.texts(json, "conditions", result.conditions());
          json.writeStringField("strategy", word(plan.strategy()));
          json.writeNumberField("seed", plan.seed());
          json.writeNumberField("maxDepth", plan.depth());
          json.writeNumberField("runs", result.runs());
          json.writeNumberField("endedRuns", result.ended());
          json.writeNumberField("steps", result.steps());
          json.writeNumberField("deepest", result.deepest());
          json.writeNumberField("seconds", Math.rint(result.seconds() * 1e6) / 1e6);
          json.writeNumberField("failingRun", result.failingRun());
          CoverageJson.write(json, result.coverage(), result.pairs());
          Corpus corpus = result.corpus();
          if (corpus != null) {
            json.writeNumberField("corpus", corpus.prefixes().size());
          }
          JsonReport.steps(json, shown);
        });
  }

  private static Verdict verdict(@Nullable Counterexample shown) {
    if (shown == null) {
      return Verdict.INCONCLUSIVE;
    }
    return shown.kind() == Kind.DEADLOCK ? Verdict.DEADLOCK : Verdict.VIOLATED;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
