package io.mazurka.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.cli.json.Json;
import io.mazurka.search.coverage.StepCoverage;
import io.mazurka.search.coverage.StepCoverage.Count;
import io.mazurka.search.coverage.StepCoverage.TakenPairs;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which transitions were taken, as JSON. */
final class CoverageJson {

  private CoverageJson() {}

  /** How often each transition was taken, which never were, and which pairs were. */
  static void write(JsonGenerator json, List<Count> counts, @Nullable TakenPairs pairs)
      throws IOException {
    json.writeObjectFieldStart("coverage");
    for (Count one : counts) {
      json.writeNumberField(one.transition(), one.taken());
    }
    json.writeEndObject();
    Json.texts(json, "neverTaken", StepCoverage.neverTaken(counts));
    if (pairs == null) {
      json.writeNullField("pairs");
    } else {
      json.writeObjectFieldStart("pairs");
      json.writeNumberField("taken", pairs.taken());
      json.writeNumberField("possible", pairs.possible());
      Json.texts(json, "missed", pairs.missed());
      json.writeEndObject();
    }
  }
}
