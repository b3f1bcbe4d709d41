package io.mazurka.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.saved.NoLongerHappensException;
import io.mazurka.cli.json.Json;
import io.mazurka.cli.json.StepsJson;
import io.mazurka.kernel.Unused;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.reduction.ReductionProfile;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Outlook;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.coverage.StepCoverage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The outcome of a check or replay as one JSON object. */
public final class JsonReport {

  private JsonReport() {}

  /** The result of a check. */
  public static String of(Instance instance, CheckResult result) {
    Counterexample counterexample = result.counterexample();
    return Json.line(
        json -> {
          model(json, instance);
          verdict(json, result.verdict(), firstFailed(result));
          json.writeArrayFieldStart("properties");
          for (PropertyResult property : result.properties()) {
            json.writeStartObject();
            json.writeStringField("name", property.name());
            json.writeStringField("verdict", word(property.verdict()));
            json.writeStringField("kind", kind(property.kind()));
            if (property.kind() == Kind.LTL) {
              Json.texts(json, "fairness", property.fairness());
            }
            json.writeEndObject();
          }
          json.writeEndArray();
          figures(json, result);
          json.writeNumberField("workers", result.workers());
          json.writeStringField("guarantee", word(result.guarantee().strength()));
          Json.texts(json, "conditions", result.guarantee().reasons());
          Json.texts(json, "reductions", result.reductions());
          steps(json, counterexample);
          witnesses(json, result);
          unused(json, result.unused());
          Json.texts(json, "impossible", result.impossible());
          premises(json, result.premiseNeverHeld());
          outlook(json, result.outlook());
          ReductionProfile profile = result.profile();
          if (profile != null) {
            ProfileJson.write(json, profile);
          }
        });
  }

  /** The result of a replay. */
  public static String of(Instance instance, Counterexample counterexample, Verdict verdict) {
    return Json.line(
        json -> {
          model(json, instance);
          verdict(json, verdict, counterexample.property());
          json.writeStringField("explanation", counterexample.explanation());
          steps(json, counterexample);
        });
  }

  /** The result of a replay that did not show what was saved. */
  public static String of(Instance instance, String property, NoLongerHappensException problem) {
    List<String> lines = new ArrayList<>(List.of(problem.getMessage()));
    lines.addAll(problem.difference());
    return Json.line(
        json -> {
          model(json, instance);
          verdict(json, Verdict.INCONCLUSIVE, property);
          json.writeStringField("explanation", String.join("\n", lines));
          json.writeNullField("counterexample");
        });
  }

  private static void model(JsonGenerator json, Instance instance) throws IOException {
    json.writeStringField("model", instance.name());
    Json.numbers(json, "parameters", instance.arguments().values());
  }

  private static void verdict(JsonGenerator json, Verdict verdict, @Nullable String property)
      throws IOException {
    json.writeStringField("verdict", word(verdict));
    json.writeStringField("property", property);
  }

  /**
   * The first violated property: that of the counterexample, if there is one. An unreachable goal
   * has no counterexample.
   */
  private static @Nullable String firstFailed(CheckResult result) {
    Counterexample counterexample = result.counterexample();
    if (counterexample != null) {
      return counterexample.property();
    }
    return result.properties().stream()
        .filter(one -> one.verdict() == Verdict.VIOLATED)
        .map(PropertyResult::name)
        .findFirst()
        .orElse(null);
  }

  private static void figures(JsonGenerator json, CheckResult result) throws IOException {
    Statistics statistics = result.statistics();
    json.writeNumberField("states", statistics.states());
    json.writeNumberField("transitions", statistics.transitions());
    known(json, "terminalStates", statistics.terminalStates());
    known(json, "violatingStates", statistics.violatingStates());
    if (statistics.beyond() > 0) {
      json.writeNumberField("statesBeyond", statistics.beyond());
    }
    known(json, "depth", statistics.depth());
    if (result.productStates() >= 0) {
      json.writeNumberField("productStates", result.productStates());
    }
    Executions executions = result.executions();
    if (executions != null) {
      json.writeNumberField("traces", executions.traces());
      json.writeNumberField("blockedRuns", executions.blockedRuns());
      json.writeNumberField("unmetAssumptions", executions.unmetAssumptions());
      json.writeNumberField("events", executions.events());
    }
    Figures figures = Figures.of(result);
    json.writeNumberField("seconds", Math.rint(result.seconds() * 1e6) / 1e6);
    json.writeNumberField("statesPerSecond", (long) figures.statesPerSecond());
    json.writeNumberField("bytesPerState", figures.bytesPerState());
  }

  /** The steps of an execution, and where it begins to repeat. */
  static void steps(JsonGenerator json, @Nullable Counterexample counterexample)
      throws IOException {
    if (counterexample == null) {
      json.writeNullField("counterexample");
    } else {
      StepsJson.write(json, "counterexample", counterexample.trace().steps());
    }
    if (counterexample == null || !counterexample.isInfinite()) {
      json.writeNullField("cycleStart");
    } else {
      json.writeNumberField("cycleStart", counterexample.cycleStart());
    }
  }

  /**
   * Writes, for each property that should hold in some state and does, an execution to such a
   * state.
   */
  private static void witnesses(JsonGenerator json, CheckResult result) throws IOException {
    json.writeArrayFieldStart("witnesses");
    for (Counterexample witness : result.witnesses()) {
      json.writeStartObject();
      json.writeStringField("property", witness.property());
      json.writeStringField("explanation", witness.explanation());
      StepsJson.write(json, "steps", witness.trace().steps());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void unused(JsonGenerator json, @Nullable Unused unused) throws IOException {
    if (unused == null) {
      json.writeNullField("neverTaken");
      json.writeNullField("neverSent");
      json.writeNullField("neverConsumed");
    } else {
      Json.texts(json, "neverTaken", unused.neverTaken());
      Json.texts(json, "neverSent", unused.neverSent());
      Json.texts(json, "neverConsumed", unused.neverConsumed());
    }
  }

  private static void outlook(JsonGenerator json, @Nullable Outlook outlook) throws IOException {
    if (outlook != null) {
      json.writeObjectFieldStart("outlook");
      List<String> notTaken = outlook.notTaken();
      if (notTaken == null) {
        json.writeNullField("notPossibleYet");
      } else {
        Json.texts(json, "notPossibleYet", notTaken);
      }
      known(json, "waiting", outlook.waiting());
      known(json, "estimatedStates", outlook.estimate());
      StepCoverage coverage = outlook.coverage();
      if (coverage != null) {
        json.writeNumberField("executions", coverage.executions());
        CoverageJson.write(json, coverage.counts(), coverage.pairs());
      }
      json.writeEndObject();
    }
  }

  private static void premises(JsonGenerator json, @Nullable List<String> neverHeld)
      throws IOException {
    if (neverHeld == null) {
      json.writeNullField("premiseNeverHeld");
    } else {
      Json.texts(json, "premiseNeverHeld", neverHeld);
    }
  }

  /** A number, or null if it is not known. */
  private static void known(JsonGenerator json, String name, long number) throws IOException {
    if (number < 0) {
      json.writeNullField(name);
    } else {
      json.writeNumberField(name, number);
    }
  }

  /** The word for a kind of properties. */
  static String kind(Kind kind) {
    return kind == Kind.AT_END ? "atEnd" : word(kind);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
