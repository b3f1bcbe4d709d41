package io.mazurka.cli.saved;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.ModelReference.Kind;
import io.mazurka.catalogue.Shape;
import io.mazurka.catalogue.saved.SavedCounterexample;
import io.mazurka.catalogue.saved.SavedFile;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.DeclaredOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Path;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reads a file with a counterexample; an error message explains in one sentence what is wrong with
 * a file.
 */
public final class SavedReader {

  private SavedReader() {}

  public static SavedCounterexample read(String file) {
    SavedNode root = new SavedNode(file, "", parse(file));
    if (!root.json().isObject() || !root.json().path("format").asText().equals(SavedFile.FORMAT)) {
      throw new InvalidModelException("%s is not a saved counterexample".formatted(file));
    }
    int version = root.field("version").number();
    if (version != SavedFile.VERSION) {
      throw new InvalidModelException(
          "%s has version %d of the format; this Mazurka reads version %d"
              .formatted(file, version, SavedFile.VERSION));
    }
    SavedCounterexample saved =
        new SavedCounterexample(
            model(root),
            root.field("property").text(),
            path(root.field("path")),
            trace(root).repeating(cycleStart(root)));
    if (saved.path().steps().size() != saved.trace().steps().size()) {
      throw new InvalidModelException(
          "%s: 'path.steps' and 'steps' are not of one length".formatted(file));
    }
    if (saved.trace().cycleStart() > saved.path().steps().size()) {
      throw new InvalidModelException("%s: 'cycleStart' is behind the last step".formatted(file));
    }
    return saved;
  }

  private static JsonNode parse(String file) {
    try {
      byte[] bytes = Files.readAllBytes(java.nio.file.Path.of(file));
      return new ObjectMapper()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .readTree(new String(bytes, StandardCharsets.UTF_8));
    } catch (JsonProcessingException e) {
      throw new InvalidModelException(
          "%s is not a saved counterexample: line %d is not JSON".formatted(file, line(e)), e);
    } catch (IOException | InvalidPathException e) {
      throw new InvalidModelException("%s: %s".formatted(file, problem(file)), e);
    }
  }

  private static int line(JsonProcessingException e) {
    return e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
  }

  private static String problem(String file) {
    java.io.File asked = new java.io.File(file);
    if (!asked.exists()) {
      return "there is no such file";
    }
    return asked.isDirectory() ? "it is a directory" : "it cannot be read";
  }

  /** The reference of the model. Files of older versions do not tell its kind. */
  private static ModelReference model(SavedNode root) {
    return new ModelReference(
        root.has("kind") ? root.field("kind").constant(Kind.class) : Kind.ANY,
        root.field("model").text(),
        root.field("classPath").texts(),
        root.field("parameters").numbers(),
        shape(root.field("options")));
  }

  private static Shape shape(SavedNode options) {
    CheckOptions shaping = CheckOptions.defaults().withProperties(asked(options));
    for (OptionDeclaration declaration : DeclaredOptions.shaping()) {
      SavedNode value = options.field(SavedFile.field(declaration));
      if (!value.isNull()) {
        shaping = declaration.apply(shaping, value.valueOf(declaration));
      }
    }
    return Shape.of(shaping);
  }

  /** The asked properties, which files of older versions do not contain. */
  private static AskedProperties asked(SavedNode options) {
    if (!options.json().has("propertyFile")) {
      return AskedProperties.own();
    }
    SavedNode file = options.field("propertyFile");
    return new AskedProperties(
        options.field("properties").texts(),
        Stream.of(
                conditions(options, "invariants", Property.Kind.INVARIANT),
                conditions(options, "sometimes", Property.Kind.SOMETIMES),
                conditions(options, "atEnd", Property.Kind.AT_END),
                conditions(options, "queries", Property.Kind.QUERY),
                conditions(options, "constraints", Property.Kind.CONSTRAINT),
                conditions(options, "ltl", Property.Kind.LTL),
                conditions(options, "ctl", Property.Kind.CTL),
                conditions(options, "ctlstar", Property.Kind.CTLSTAR))
            .flatMap(List::stream)
            .toList(),
        file.isNull() ? null : file.text(),
        options.has("fair") ? fairness(options.field("fair")) : List.of());
  }

  private static List<AskedFairness> fairness(SavedNode list) {
    return list.list().stream().map(SavedNode::fairness).toList();
  }

  /** The conditions of a kind; files of older versions contain invariants only. */
  private static List<AskedCondition> conditions(
      SavedNode options, String field, Property.Kind kind) {
    return options.json().has(field)
        ? options.field(field).texts().stream().map(text -> new AskedCondition(kind, text)).toList()
        : List.of();
  }

  /** The index of the first step that repeats; files of finite executions do not contain it. */
  private static int cycleStart(SavedNode root) {
    return root.has("cycleStart") ? root.field("cycleStart").number() : -1;
  }

  private static Path path(SavedNode path) {
    return new Path(
        path.field("initialState").number(),
        path.field("steps").list().stream().map(SavedNode::number).toList());
  }

  private static Trace trace(SavedNode root) {
    List<TraceStep> steps = new ArrayList<>();
    for (SavedNode step : root.field("steps").list()) {
      steps.add(
          new TraceStep(
              step.field("process").text(),
              step.field("transition").text(),
              messages(step.field("consumed"), "from"),
              messages(step.field("sent"), "to"),
              changes(step.field("changed"))));
    }
    return new Trace(root.field("components").texts(), root.field("initial").texts(), steps);
  }

  private static List<TraceStep.Message> messages(SavedNode list, String peer) {
    List<TraceStep.Message> messages = new ArrayList<>();
    for (SavedNode message : list.list()) {
      messages.add(
          new TraceStep.Message(message.field(peer).text(), message.field("message").text()));
    }
    return messages;
  }

  private static List<TraceStep.Change> changes(SavedNode list) {
    List<TraceStep.Change> changes = new ArrayList<>();
    for (SavedNode change : list.list()) {
      changes.add(
          new TraceStep.Change(
              change.field("process").text(),
              change.field("before").text(),
              change.field("after").text()));
    }
    return changes;
  }
}
