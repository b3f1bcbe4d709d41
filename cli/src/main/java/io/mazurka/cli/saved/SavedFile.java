package io.mazurka.cli.saved;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.cli.json.Json;
import io.mazurka.cli.json.StepsJson;
import io.mazurka.kernel.Property.Kind;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.DeclaredOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.OptionValues.WholeNumber;
import io.mazurka.kernel.reference.ModelReference;
import io.mazurka.kernel.reference.Shape;
import io.mazurka.kernel.saved.SavedCounterexample;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** A file with a counterexample: JSON, with the fields that {@link SavedReader} reads. */
public final class SavedFile {

  static final String FORMAT = "mazurka-counterexample";
  static final int VERSION = 2;

  private SavedFile() {}

  /** The name of the file for an execution of the model with this name, by what it shows. */
  public static String name(String model, Kind shown) {
    StringBuilder name = new StringBuilder();
    for (int at = 0; at < model.length(); at++) {
      char character = model.charAt(at);
      boolean plain = Character.isLetterOrDigit(character) || "-_.".indexOf(character) >= 0;
      name.append(plain ? character : '-');
    }
    return name.append(shown.asksForSomeState() ? ".witness.json" : ".counterexample.json")
        .toString();
  }

  /** Writes {@code saved} to {@code file}, whose directory is made if need be. */
  public static void write(Path file, SavedCounterexample saved) throws IOException {
    WholeFile.write(file, Json.indented(json -> write(json, saved)) + "\n");
  }

  private static void write(JsonGenerator json, SavedCounterexample saved) throws IOException {
    json.writeStringField("format", FORMAT);
    json.writeNumberField("version", VERSION);
    ModelReference model = saved.model();
    json.writeStringField("kind", model.kind().name().toLowerCase(Locale.ROOT));
    json.writeStringField("model", model.name());
    Json.texts(json, "classPath", model.classPath());
    Json.numbers(json, "parameters", model.parameters());
    shape(json, model.shape());
    json.writeStringField("property", saved.property());
    if (saved.trace().cycleStart() >= 0) {
      json.writeNumberField("cycleStart", saved.trace().cycleStart());
    }
    json.writeObjectFieldStart("path");
    json.writeNumberField("initialState", saved.path().initialState());
    json.writeArrayFieldStart("steps");
    for (int step : saved.path().steps()) {
      json.writeNumber(step);
    }
    json.writeEndArray();
    json.writeEndObject();
    Json.texts(json, "components", saved.trace().components());
    Json.texts(json, "initial", saved.trace().initial());
    StepsJson.write(json, "steps", saved.trace().steps());
  }

  private static void shape(JsonGenerator json, Shape shape) throws IOException {
    json.writeObjectFieldStart("options");
    CheckOptions options = shape.options();
    for (OptionDeclaration declaration : DeclaredOptions.shaping()) {
      String value = declaration.text(options).orElse(null);
      if (value != null && declaration.values() instanceof WholeNumber) {
        json.writeNumberField(field(declaration), Long.parseLong(value));
      } else {
        json.writeStringField(field(declaration), value);
      }
    }
    Json.texts(json, "properties", shape.asked().names());
    Json.texts(json, "invariants", shape.asked().conditions(Kind.INVARIANT));
    Json.texts(json, "sometimes", shape.asked().conditions(Kind.SOMETIMES));
    Json.texts(json, "atEnd", shape.asked().conditions(Kind.AT_END));
    Json.texts(json, "ltl", shape.asked().conditions(Kind.LTL));
    Json.texts(json, "ctl", shape.asked().conditions(Kind.CTL));
    Json.texts(json, "fair", shape.asked().fairness().stream().map(Object::toString).toList());
    json.writeStringField("propertyFile", shape.asked().file());
    json.writeEndObject();
  }

  /** The field that holds the value of an option: {@code maxCrashes} for {@code --max-crashes}. */
  static String field(OptionDeclaration option) {
    String[] words = option.name().substring(2).split("-", -1);
    for (int index = 1; index < words.length; index++) {
      String word = words[index];
      words[index] = word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
    return String.join("", words);
  }
}
