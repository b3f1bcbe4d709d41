package io.mazurka.cli.files;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.kernel.model.SourcePlace;
import io.mazurka.kernel.trace.TraceStep;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The locations in a SARIF log: lines of sources, the file of a model, and steps by name. */
final class SarifLocations {

  /** The form in which executions of threads mention the line of an event. */
  private static final Pattern LINE = Pattern.compile("\\((\\w+\\.java):(\\d+)\\)");

  private final Account account;
  private final SourceFiles files = new SourceFiles(Path.of("").toAbsolutePath());

  SarifLocations(Account account) {
    this.account = account;
  }

  /** Writes the location of a violation, and of the last step if that is elsewhere. */
  void ofViolation(JsonGenerator json, String property, List<TraceStep> steps) throws IOException {
    Optional<SourcePlace> declared = account.sources().property(property);
    TraceStep last = steps.isEmpty() ? null : steps.get(steps.size() - 1);
    json.writeArrayFieldStart("locations");
    if (declared.isPresent() || last == null) {
      location(json, declared, property, "property", "");
    } else {
      ofStep(json, last, "");
    }
    json.writeEndArray();
    if (declared.isPresent() && last != null) {
      json.writeArrayFieldStart("relatedLocations");
      ofStep(json, last, "the last step");
      json.writeEndArray();
    }
  }

  /** Writes the location of a step. */
  void ofStep(JsonGenerator json, TraceStep step, String message) throws IOException {
    Optional<SourcePlace> place =
        account.sources().step(step.process(), step.transition()).or(() -> inWords(step));
    location(json, place, step.process() + "." + step.transition(), "function", message);
  }

  /** The line that the text of a step mentions; the file is assumed to be beside the model. */
  private Optional<SourcePlace> inWords(TraceStep step) {
    Matcher matcher = LINE.matcher(step.transition());
    return matcher.find()
        ? Optional.of(
            new SourcePlace(folder() + matcher.group(1), Integer.parseInt(matcher.group(2))))
        : Optional.empty();
  }

  private String folder() {
    String name = account.instance().model().getClass().getName();
    boolean known = account.instance().reference().kind() == ModelReference.Kind.CLASS;
    return known ? name.substring(0, name.lastIndexOf('.') + 1).replace('.', '/') : "";
  }

  private void location(
      JsonGenerator json, Optional<SourcePlace> place, String name, String kind, String message)
      throws IOException {
    json.writeStartObject();
    ModelReference model = account.instance().reference();
    if (place.isPresent()) {
      physical(json, files.uri(place.get()), place.get().line());
    } else if (model.kind() == ModelReference.Kind.FILE) {
      physical(json, files.uri(Path.of(model.name())), 0);
    }
    json.writeArrayFieldStart("logicalLocations");
    json.writeStartObject();
    json.writeStringField("name", name);
    json.writeStringField("fullyQualifiedName", account.instance().name() + "." + name);
    json.writeStringField("kind", kind);
    json.writeEndObject();
    json.writeEndArray();
    if (!message.isEmpty()) {
      SarifLog.message(json, "message", message);
    }
    json.writeEndObject();
  }

  private static void physical(JsonGenerator json, String uri, int line) throws IOException {
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", uri);
    json.writeEndObject();
    if (line > 0) {
      json.writeObjectFieldStart("region");
      json.writeNumberField("startLine", line);
      json.writeEndObject();
    }
    json.writeEndObject();
  }
}
